import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The file behind each name that a package may be imported by, such as `@metrolibre/platform/forms`. */
export type Entries = ReadonlyMap<string, string>

interface Manifest {
  name?: string
  exports?: Record<string, string>
}

/** Reads them from the `exports` of all packages; patterns among these name no file of their own. */
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
