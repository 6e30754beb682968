import { statSync } from 'node:fs'
import { cp, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { root } from '../apps.ts'
import { installableManifest } from './installable-manifest.ts'
import { readManifest, type PublishedPackage } from '../published/packages.ts'
import { run } from './run.ts'

const tests = /\.test\.(tsx?|js|d\.ts)$/

/**
 * Writes a package to `target` as others install it: its sources as JavaScript, their types as the type check wrote
 * them, everything else as it is, and the manifest for it.
 */
export async function stagePackage(
  { folder, dir, manifest }: PublishedPackage,
  target: string,
): Promise<void> {
  const compiled = `${target}.compiled`
  await run(root, 'tsc', '-p', join(dir, 'tsconfig.json'), ...asJavaScript, '--outDir', compiled)
  await copyInto(target, compiled, (path) => path.endsWith('.js'))
  await copyInto(target, join(root, '.tsbuild/packages', folder), (path) => path.endsWith('.d.ts'))
  await copyInto(target, dir, (path) => !/\.tsx?$/.test(path) && !notPublished.test(path))
  const installed = (name: string) => readManifest(join(dir, 'node_modules', name)).version
  await writeFile(
    join(target, 'package.json'),
    `${JSON.stringify(installableManifest(manifest, installed), null, 2)}\n`,
  )
}

/** Types were checked before; here each file is only written as JavaScript that all browsers of the product run. */
const asJavaScript = (
  '--noCheck --composite false --incremental false --tsBuildInfoFile null --emitDeclarationOnly false ' +
  '--declaration false --rewriteRelativeImportExtensions --target ES2022'
).split(' ')

const notPublished = /^(package|tsconfig)\.json$/

const copyInto = (target: string, from: string, wanted: (path: string) => boolean): Promise<void> =>
  cp(from, target, {
    recursive: true,
    filter: (path) =>
      statSync(path).isDirectory()
        ? basename(path) !== 'node_modules'
        : wanted(relative(from, path)) && !tests.test(path),
  })
