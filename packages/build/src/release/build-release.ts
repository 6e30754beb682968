import { createHash } from 'node:crypto'
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ReleaseFacts } from '@metrolibre/gate'
import type { RemoteConfig } from '@metrolibre/platform/remote-config'
import {
  remoteBrowserConfig,
  remoteEntryFile,
  remoteServerConfig,
  serverEntryFile,
  shellBrowserConfig,
  shellServerConfig,
  workerConfig,
} from '../rspack/index.ts'
import { appDir, root, shellName } from '../apps.ts'
import { exposedFiles, filesByImport } from './chunk-files.ts'
import { assertDeclared } from './declaration.ts'
import { compile } from './compile.ts'
import { compressed } from './compress.ts'
import { drawPictures, type Drawing } from './draw-pictures.ts'
import { factsOf } from './facts/facts.ts'
import { givenExports } from './facts/given-exports.ts'
import { usedExports } from './facts/used-exports.ts'
import { integrityOf } from './integrity.ts'
import { manifestFile, type Manifest, type ReleasedFile } from './manifest.ts'
import { separateMaps } from './separate-maps.ts'
import { screenModules } from './edge/screen-modules.ts'
import { filesBelow, sourceHash } from './source-hash.ts'

type Shape = Pick<
  Manifest,
  'config' | 'contractVersion' | 'entry' | 'styles' | 'routeFiles' | 'messageFiles'
> & { shared: ReleaseFacts['shared'] }

/**
 * Builds a new version of an app; visitors get it only once it is promoted. The version's folder appears
 * complete or not at all, and is never changed afterwards.
 */
export async function buildRelease(releasesDir: string, name: string): Promise<Manifest> {
  const workDir = join(releasesDir, name, `.building-${process.pid}`)
  await rm(workDir, { recursive: true, force: true })
  try {
    const hash = await sourceHash(name)
    const { shared, ...shape } = await (name === shellName
      ? bundleShell(workDir)
      : bundleRemote(name, workDir))
    await separateMaps(workDir)
    const facts = await factsOf(name, join(workDir, 'public'), shared)
    const files = await fileAll(workDir)
    const builtAt = new Date().toISOString()
    const version = `${builtAt.replace(/[-:]|\.\d+/g, '')}-${contentHash(files)}`
    const manifest: Manifest = { name, version, builtAt, sourceHash: hash, ...shape, facts, files }
    await writeFile(join(workDir, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`)
    await rename(workDir, join(releasesDir, name, version))
    return manifest
  } finally {
    await rm(workDir, { recursive: true, force: true })
  }
}

const places = (name: string, workDir: string) => ({
  browser: { name, context: appDir(name), output: join(workDir, 'public') },
  server: { name, context: appDir(name), output: join(workDir, 'server') },
})

async function bundleRemote(name: string, workDir: string): Promise<Shape> {
  const { browser, server } = places(name, workDir)
  const [stats = {}, serverStats = {}] = await compile([
    remoteBrowserConfig(browser),
    remoteServerConfig(server),
  ])
  const { default: config } = (await import(pathToFileURL(join(appDir(name), 'remote.config.ts')).href)) as {
    default: RemoteConfig
  }
  assertDeclared(name, config)
  const modules = await screenModules(join(server.output, serverEntryFile))
  const imports = filesByImport(stats)
  const exposed = exposedFiles(stats)
  const routeFiles = Object.entries(modules).map(([id, module]) => [
    id,
    [...exposed, ...(imports.get(module) ?? [])],
  ])
  return {
    config,
    contractVersion: config.contractVersion,
    entry: [remoteEntryFile],
    styles: [],
    routeFiles: Object.fromEntries(routeFiles) as Record<string, string[]>,
    messageFiles: messageFiles(imports),
    shared: await usedExports(serverStats, server.context),
  }
}

async function bundleShell(workDir: string): Promise<Shape> {
  const { browser, server } = places(shellName, workDir)
  const [stats = {}] = await compile([
    shellBrowserConfig(browser),
    shellServerConfig(server),
    workerConfig(browser),
  ])
  const { CONTRACT_VERSION } = (await import(
    pathToFileURL(join(root, 'packages/contract/src/version.ts')).href
  )) as {
    CONTRACT_VERSION: string
  }
  const { icons } = (await import(
    pathToFileURL(join(appDir(shellName), 'server/offline/icons.ts')).href
  )) as {
    icons: readonly Drawing[]
  }
  await drawPictures(browser.output, icons)
  await copyFilms(browser.output)
  const imports = filesByImport(stats)
  const assets = (stats.entrypoints?.['main']?.assets ?? []).map(({ name }) => name)
  return {
    contractVersion: CONTRACT_VERSION,
    entry: assets.filter((file) => file.endsWith('.js')),
    styles: assets.filter((file) => file.endsWith('.css')),
    routeFiles: ownScreens(imports),
    messageFiles: messageFiles(imports),
    shared: await givenExports(join(server.output, serverEntryFile)),
  }
}

async function copyFilms(folder: string): Promise<void> {
  const { films } = (await import(pathToFileURL(join(appDir(shellName), 'server/films/films.ts')).href)) as {
    films: readonly { path: string; source: string }[]
  }
  for (const { path, source } of films) await cp(join(appDir(shellName), source), join(folder, path))
}

/**
 * Returns the files of the shell's own screens, by route id; their folders have the names of their routes.
 */
const ownScreens = (imports: Map<string, string[]>): Record<string, string[]> =>
  Object.fromEntries(
    [...imports].flatMap(([module, files]) => {
      const [, id] = /\/([\w-]+)\/screen\.tsx$/.exec(module) ?? []
      return id ? [[id, files]] : []
    }),
  )

const messageFiles = (imports: Map<string, string[]>): Record<string, string[]> =>
  Object.fromEntries(
    [...imports].flatMap(([module, files]) => {
      const [, locale] = /^\.\/locales\/(\w+)\.json$/.exec(module) ?? []
      return locale ? [[locale, files]] : []
    }),
  )

/** Hashes every file and stores its compressed forms next to it. */
async function fileAll(workDir: string): Promise<Record<string, ReleasedFile>> {
  const files: Record<string, ReleasedFile> = {}
  for (const path of await filesBelow(workDir)) {
    const bytes = await readFile(path)
    const key = relative(workDir, path)
    const smaller = key.startsWith('public/') ? await compressed(path, bytes) : undefined
    files[key] = { integrity: integrityOf(bytes), bytes: bytes.length }
    if (!smaller) continue
    files[key].brotliBytes = smaller['.br'].length
    for (const [ending, content] of Object.entries(smaller)) {
      await writeFile(path + ending, content)
      files[key + ending] = { integrity: integrityOf(content), bytes: content.length }
    }
  }
  return files
}

const contentHash = (files: Record<string, ReleasedFile>): string =>
  createHash('sha256')
    .update(
      Object.entries(files)
        .map(([path, { integrity }]) => path + integrity)
        .toSorted()
        .join('\n'),
    )
    .digest('hex')
    .slice(0, 10)
