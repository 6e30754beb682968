import { parseSync } from 'oxc-parser'
import type { SourceFile } from './source-files.ts'

export interface Import {
  from: string
  specifier: string
  /** The import contains only types. */
  typeOnly: boolean
}

/** Returns the static imports, the dynamic imports with a literal specifier and the re-exports of a file. */
export function importsOf(file: SourceFile): Import[] {
  const { module } = parseSync(file.path, file.text)
  const found: Import[] = []
  for (const statement of module.staticImports) {
    const typeOnly = statement.entries.length > 0 && statement.entries.every((entry) => entry.isType)
    found.push({ from: file.path, specifier: statement.moduleRequest.value, typeOnly })
  }
  for (const statement of module.staticExports)
    for (const entry of statement.entries)
      if (entry.moduleRequest)
        found.push({ from: file.path, specifier: entry.moduleRequest.value, typeOnly: entry.isType })
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^(['"`])([^$]+)\1$/.exec(file.text.slice(moduleRequest.start, moduleRequest.end))
    if (literal?.[2]) found.push({ from: file.path, specifier: literal[2], typeOnly: false })
  }
  return found
}
