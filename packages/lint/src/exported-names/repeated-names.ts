import { parseSync } from 'oxc-parser'
import { isTest, type SourceFile } from '../source-files.ts'

/** Names that are exported by two or more files, each with these files. */
export type RepeatedNames = ReadonlyMap<string, readonly string[]>

/**
 * Returns the names that files of their own declare and export more than once; what is only passed on counts where it
 * is declared, and tests don't count. `isExcepted` leaves out an export.
 */
export function repeatedNames(
  files: readonly SourceFile[],
  isExcepted: (path: string, name: string) => boolean = () => false,
): RepeatedNames {
  const places = new Map<string, string[]>()
  for (const file of files.filter(({ path }) => !isTest(path)))
    for (const name of exportedNames(file))
      if (!isExcepted(file.path, name)) places.set(name, [...(places.get(name) ?? []), file.path])
  return new Map([...places].filter(([, paths]) => paths.length > 1))
}

function exportedNames({ path, text }: SourceFile): ReadonlySet<string> {
  const entries = parseSync(path, text).module.staticExports.flatMap((statement) => statement.entries)
  return new Set(
    entries
      .filter(({ moduleRequest }) => !moduleRequest)
      .flatMap(({ exportName }) => exportName.name ?? [])
      .filter((name) => name !== 'default'),
  )
}
