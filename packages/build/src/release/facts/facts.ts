import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { wireOf, type ReleaseFacts } from '@metrolibre/gate'
import { root, shellName } from '../../apps.ts'
import { filesBelow } from '../source-hash.ts'
import { looseSelectors } from './loose-selectors.ts'
import { storedKeysOf } from './stored-keys.ts'
import { usedEndpoints } from './used-endpoints.ts'

/** Returns what others depend on of a version that was just bundled; `publicDir` has its files for browsers. */
export async function factsOf(
  name: string,
  publicDir: string,
  shared: ReleaseFacts['shared'],
): Promise<ReleaseFacts> {
  const files = await filesBelow(publicDir)
  const ending = (extension: string) => files.filter((file) => file.endsWith(extension))
  const scripts = await textsOf(ending('.js'))
  // The platform's keys are for all, also those of its parts that the shell itself does not use.
  const forAll =
    name === shellName ? await textsOf(await filesBelow(join(root, 'packages/platform/src'))) : []
  return {
    shared,
    wire: wireOf(usedEndpoints(scripts)),
    storage: storedKeysOf([...scripts, ...forAll]),
    looseSelectors: await looseSelectors(name, ending('.css')),
  }
}

const textsOf = (paths: readonly string[]): Promise<string[]> =>
  Promise.all(paths.map((path) => readFile(path, 'utf8')))
