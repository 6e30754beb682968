import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serverConfig, serverEntryFile } from '../../rspack/index.ts'
import { compile } from '../compile.ts'

/**
 * Returns every name that some packages export, by package, as they are installed for an app.
 * @param context the app's folder
 */
export async function allExports(
  packages: readonly string[],
  context: string,
): Promise<Record<string, string[]>> {
  const output = await mkdtemp(join(tmpdir(), 'all-exports-'))
  try {
    const imports = packages.map((name, index) => `import * as _${index} from ${JSON.stringify(name)};`)
    const names = packages.map((_, index) => `_${index}`)
    const entry = `data:text/javascript,${encodeURIComponent(`${imports.join('')}export default [${names.join(',')}]`)}`
    await compile([serverConfig({ name: 'all exports', context, output, entry, externalShared: false })])
    const bundle = (await import(pathToFileURL(join(output, serverEntryFile)).href)) as {
      default: readonly object[]
    }
    return Object.fromEntries(
      packages.map((name, index) => [name, Object.keys(bundle.default[index]!).toSorted()]),
    )
  } finally {
    await rm(output, { recursive: true, force: true })
  }
}
