import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Maps each name that a package can be imported by, such as `@metrolibre/platform/forms`, to its file. */
export type Entries = ReadonlyMap<string, string>

interface Manifest {
  name?: string
  exports?: Record<string, string>
}

/** Reads the `exports` of all packages; patterns are left out, because they name no single file. */
export function readEntries(root: string, paths: readonly string[]): Entries {
  const entries = new Map<string, string>()
  for (const path of paths.filter((each) => each.endsWith('/package.json'))) {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest
    for (const [entry, file] of Object.entries(exports))
      if (name && typeof file === 'string' && !entry.includes('*'))
        entries.set(join(name, entry), join(dirname(path), file))
  }
  return entries
}
