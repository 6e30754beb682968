import { parseSync, Visitor } from 'oxc-parser'
import { join } from './check-rooms.ts'
import { importsOf } from './imports.ts'
import type { SourceFile } from './source-files.ts'

const packageName = '@metrolibre/ui'
const entryFile = /^packages\/ui\/src\/(?:(\w+)\/)?index\.ts$/
const examples = 'packages/gallery/src/examples/'

/** Components that need no example, with the reason. */
const exempt: Record<string, string> = {
  '@metrolibre/ui UiProvider': 'surrounds the whole page and shows nothing itself',
  '@metrolibre/ui/parts BookingWidget': 'shows a page of another site, which the gallery does not have',
}

/** Its example goes through all exports of the entry. */
const shownAsWhole = '@metrolibre/ui/icons'

/** Returns one sentence per exported component that no example of the gallery names. */
export function checkGallery(files: readonly SourceFile[]): string[] {
  const shown = new Set(
    examplesIn(files).flatMap(({ from, names }) => names.map((name) => `${from} ${name}`)),
  )
  return files.flatMap(({ path, text }) => {
    const match = entryFile.exec(path)
    if (!match) return []
    const entry = match[1] ? `${packageName}/${match[1]}` : packageName
    if (entry === shownAsWhole) return []
    return componentsOf({ path, text }, files)
      .filter((name) => !shown.has(`${entry} ${name}`) && !(`${entry} ${name}` in exempt))
      .map((name) => `${path}: ${name} has no example in ${examples} that names it.`)
  })
}

/** Returns the exported names that start with a capital letter, also those of files exported as a whole. */
function componentsOf({ path, text }: SourceFile, files: readonly SourceFile[]): string[] {
  const entries = parseSync(path, text).module.staticExports.flatMap((statement) => statement.entries)
  return entries.flatMap(({ isType, exportName, moduleRequest }) => {
    if (isType) return []
    if (exportName.name) return /^[A-Z]/.test(exportName.name) ? [exportName.name] : []
    const target = files.find((file) => moduleRequest && file.path === join(path, moduleRequest.value))
    return target ? componentsOf(target, files) : []
  })
}

interface Shown {
  from: string
  names: string[]
}

/** Returns what the examples name that the gallery's index imports. */
function examplesIn(files: readonly SourceFile[]): Shown[] {
  const index = files.find(({ path }) => path === `${examples}index.ts`)
  const listed = new Set(index && importsOf(index).map(({ from, specifier }) => join(from, specifier)))
  return files.filter(({ path }) => listed.has(path)).flatMap(namesIn)
}

/** Returns the `from` and `names` of each object in a file that has both. */
function namesIn({ path, text }: SourceFile): Shown[] {
  const found: Shown[] = []
  new Visitor({
    ObjectExpression({ properties }) {
      const values = new Map(
        properties.flatMap((property) =>
          property.type === 'Property' && property.key.type === 'Identifier'
            ? [[property.key.name, property.value]]
            : [],
        ),
      )
      const from = values.get('from')
      const names = values.get('names')
      if (from?.type !== 'Literal' || names?.type !== 'ArrayExpression') return
      found.push({
        from: String(from.value),
        names: names.elements.flatMap((element) =>
          element?.type === 'Literal' ? [String(element.value)] : [],
        ),
      })
    },
  }).visit(parseSync(path, text).program)
  return found
}
