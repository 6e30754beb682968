import { parseSync } from 'oxc-parser'

export interface References {
  /** What a file imports when it runs, as it is written. */
  readonly imported: readonly string[]
  /** Beginnings of names of packages that it asks `require` for; the rest may only be known when it runs. */
  readonly required: readonly string[]
}

const requires = /\brequire(?:\.resolve)?\(\s*(['"`])([^'"`$]+)/g
const workers = /new URL\(\s*'(\.[^']+\.(?:ts|mjs|js))',\s*import\.meta\.url/g

/** Reads what a TypeScript file needs when it runs. Imports of types alone are gone by then. */
export function referencesOf(path: string, text: string): References {
  const { module } = parseSync(path, text)
  const imported = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const [, , literal] = /^(['"`])([^$]+)\1$/.exec(text.slice(start, end)) ?? []
      return literal === undefined ? [] : [literal]
    }),
    ...Array.from(text.matchAll(workers), ([, file]) => file!),
  ]
  return { imported, required: Array.from(text.matchAll(requires), ([, , name]) => name!) }
}
