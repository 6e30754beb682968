import { readFile } from 'node:fs/promises'
import { wireOf, type ReleaseFacts } from '@metrolibre/gate'
import { filesBelow } from '../source-hash.ts'
import { looseSelectors } from './loose-selectors.ts'
import { storedKeys } from './stored-keys.ts'
import { usedEndpoints } from './used-endpoints.ts'

/** Returns what others depend on of a version that was just bundled; `publicDir` has its files for browsers. */
export async function factsOf(
  name: string,
  publicDir: string,
  shared: ReleaseFacts['shared'],
): Promise<ReleaseFacts> {
  const files = await filesBelow(publicDir)
  const ending = (extension: string) => files.filter((file) => file.endsWith(extension))
  const scripts = await Promise.all(ending('.js').map((script) => readFile(script, 'utf8')))
  return {
    shared,
    wire: wireOf(usedEndpoints(scripts)),
    storage: storedKeys(scripts),
    looseSelectors: await looseSelectors(name, ending('.css')),
  }
}
