import { parseSync } from 'oxc-parser'
import type { SourceFile } from './source-files.ts'

const ofLibrary = /^(?!@metrolibre\/)(@[^/]+\/)?[a-z0-9][^/:]*\//
const folderInside = /\/(dist|lib|src|esm|cjs|internals?)(\/|$)/
const ownName = /^(_|UNSAFE_|unstable_|experimental_)/i

/**
 * Returns one sentence per import of what a library keeps to itself, outside the folders called `edge`: of files
 * in its folders, and of names that it marks as its own, such as `UNSAFE_a` and `__a`.
 */
export function checkInternals(files: readonly SourceFile[]): string[] {
  return files.filter(({ path }) => !path.includes('/edge/')).flatMap(internalsIn)
}

function internalsIn({ path, text }: SourceFile): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module
  const entries = [
    ...staticImports.flatMap(({ moduleRequest, entries }) => [
      { from: moduleRequest.value, name: '' },
      ...entries.map(({ importName }) => ({ from: moduleRequest.value, name: importName.name ?? '' })),
    ]),
    ...staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest, importName }) => ({
        from: moduleRequest?.value ?? '.',
        name: importName.name ?? '',
      })),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      from: /^(['"`])([^$]+)\1$/.exec(text.slice(start, end))?.[2] ?? '.',
      name: '',
    })),
  ]
  const inside = entries
    .filter(({ from, name }) => (name ? /^[@\w]/.test(from) && ownName.test(name) : isInside(from)))
    .map(({ from, name }) => (name ? `${name} of ${from}` : from))
  return [...new Set(inside)].map(
    (what) => `${path}: ${what} is internal to a library; use it only in a folder called edge.`,
  )
}

const isInside = (specifier: string): boolean => ofLibrary.test(specifier) && folderInside.test(specifier)
