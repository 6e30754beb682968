import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { appDir, root } from '../apps.ts'

const usedByAll = ['pnpm-lock.yaml', 'package-lock.json', 'packages/build/src/rspack']
const ours = /^@metrolibre\/([\w-]+)$/
/** What tools write or only tests read, besides hidden files: no build reads it. */
const notSource = /^(node_modules|dist|coverage|test-results|\..*)$|\.test\.tsx?$|\.tsbuildinfo$/

/** Returns a hash of every file that a build of the app reads. */
export async function sourceHash(name: string): Promise<string> {
  const hash = createHash('sha256')
  for (const place of await sourcePlaces(name))
    for (const file of await filesBelow(place))
      hash
        .update(relative(root, file))
        .update('\0')
        .update(await readFile(file))
        .update('\0')
  return hash.digest('hex')
}

/**
 * Returns the folders and files that a build of the app reads: its own, and the sources of every package that
 * it depends on. The packages that the host shares count too, because only some of their entries are shared
 * and each remote bundles the others.
 */
export async function sourcePlaces(name: string): Promise<string[]> {
  const packages = [...(await packagesOf(appDir(name)))].toSorted().map((one) => `packages/${one}/src`)
  return [appDir(name), ...new Set([...usedByAll, ...packages].map((path) => join(root, path)))]
}

/**
 * Returns the names of our packages whose sources are here and that a package depends on, directly or through others. A
 * repository of remotes alone has none: there the lock file says which versions are installed.
 */
async function packagesOf(dir: string, found = new Set<string>()): Promise<Set<string>> {
  const manifest = join(dir, 'package.json')
  if (!existsSync(manifest)) return found
  const { dependencies = {} } = JSON.parse(await readFile(manifest, 'utf8')) as {
    dependencies?: Record<string, string>
  }
  for (const dependency of Object.keys(dependencies)) {
    const [, name] = ours.exec(dependency) ?? []
    if (!name || found.has(name)) continue
    found.add(name)
    await packagesOf(join(root, 'packages', name), found)
  }
  return found
}

/** Returns all files below a folder, or the file itself, in a stable order. */
export async function filesBelow(place: string): Promise<string[]> {
  const entries = await readdir(place, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') return undefined
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (!entries) return [place]
  const found: string[] = []
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (notSource.test(entry.name)) continue
    const path = join(place, entry.name)
    if (entry.isDirectory()) found.push(...(await filesBelow(path)))
    else if (entry.isFile()) found.push(path)
  }
  return found
}
