import { isTest, type SourceFile } from './source-files.ts'

const door = 'packages/contract/src/rules/compare-texts.ts'

/** Columns that lists show as texts. */
const shown =
  /(?:^|[.\s])(?:\w*_?name|first_?name|last_?name|company_?name|title|city|state|location|street|team)$/i

const isRepository = (path: string): boolean => /^packages\/api\/src\/.*(^|[/-])repository\.ts$/.test(path)

/** Returns one sentence per place that sorts texts in another way than lists show them in (RULES.md §1.12). */
export function checkOrder(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !isTest(path) && path !== door)
    .flatMap(({ path, text }) => [
      ...[...text.matchAll(/\.localeCompare\(|\bIntl\.Collator\b/g)].map(
        ([what]) => `${path}: ${what} sorts differently from other lists; use compareTexts of the contract.`,
      ),
      ...(isRepository(path) ? sortedTexts(withoutComments(text)) : []).map(
        (column) => `${path}: ${column} is sorted by its bytes; sort by inAlphabet(…) or "collate spanish".`,
      ),
    ])
}

const withoutComments = (text: string): string => text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')

/** Returns the texts in `asc(…)`, `desc(…)` and `order by …` that do not have the collation. */
function sortedTexts(text: string): string[] {
  const built = [...text.matchAll(/\b(?:asc|desc)\(([\w.]+)\)/g)].map(([, column = '']) => column)
  const written = [...text.matchAll(/\border by ((?:\([^)]*\)|[^`();])+)/gi)].flatMap(([, list = '']) =>
    list
      .split(/\b(?:limit|offset)\b/i)[0]!
      .split(',')
      .map((one) => one.replace(/\b(?:asc|desc)\b|\bnulls (?:first|last)\b/gi, '').trim()),
  )
  return [...built, ...written].filter((column) => shown.test(column))
}
