import { parseSync, Visitor } from 'oxc-parser'
import { isTest, type SourceFile } from './source-files.ts'

/** Places that may write a currency or an area, with the reason. */
const exempt: Record<string, string> = {
  'packages/contract/src/rules/': 'is where amounts and areas are written',
  'packages/api/migration/': 'writes SQL, in which a dollar quotes',
  'packages/tracing/': 'writes SQL, in which a dollar is a parameter',
  'packages/api/src/seed/': 'has texts that owners wrote, in their language',
  'packages/stand-ins/': 'replaces services outside, which know nothing of our packages',
  'packages/gallery/': 'shows components with samples',
}
const isExempt = (path: string): boolean => Object.keys(exempt).some((room) => path.startsWith(room))

/** The space keeps it apart from the `$1` of a replacement and of SQL. */
const before = String.raw`(?:^|[\s(>])(?:\$[\s\u00a0]|S/[\s\u00a0]?)`
const sign = /^(?:\$|S\/)$/
const signAtEnd = new RegExp(`${before}$`)
const amount = new RegExp(String.raw`${before}\d`)
const area = /\d[\s\u00a0]*m²/
const areaAtStart = /^(?:\s|\u00a0|&nbsp;)*m²/

const advice = 'write amounts by formatExact and areas by createDates, which know the language.'

/** Returns one sentence per amount or area that is not written by the functions for all languages (RULES.md §9.11). */
export function checkAmounts(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !isTest(path) && !isExempt(path))
    .filter(({ text }) => /m²|\$[\s\u00a0\\\d]|['"]\$['"]|S\//.test(text))
    .flatMap(findWritten)
}

function findWritten({ path, text }: SourceFile): string[] {
  const found: string[] = []
  const add = (start: number) => found.push(`${path}:${text.slice(0, start).split('\n').length}: ${advice}`)
  const isWritten = (part: string) => amount.test(part) || area.test(part)
  new Visitor({
    Literal({ value, start }) {
      if (typeof value === 'string' && (sign.test(value) || isWritten(value))) add(start)
    },
    TemplateLiteral({ quasis, start }) {
      const parts = quasis.map(({ value }) => value.cooked ?? '')
      const [first = ''] = parts
      const isUnit = parts.slice(1).some((part) => areaAtStart.test(part))
      const isSign = parts.slice(0, -1).some((part) => signAtEnd.test(part))
      if (isUnit || isSign || isWritten(first) || parts.slice(1).some(isWritten)) add(start)
    },
    JSXText({ value, start }) {
      if (isWritten(value) || areaAtStart.test(value)) add(start)
    },
  }).visit(parseSync(path, text).program)
  return found
}

const inserted = new RegExp(String.raw`${before}\{\w|\{\w+\}[\s\u00a0]*m²`)
const withoutCode = new RegExp(String.raw`${before}[\d.,]*\d(?![\d.,]*[\s\u00a0](?:CLP|PEN)\b)`)

/**
 * Returns one sentence per text of a catalogue that writes a currency or a unit next to a value, or in English an amount
 * without the code of its currency.
 */
export const checkWrittenTexts = (catalogues: readonly SourceFile[]): string[] =>
  catalogues
    .filter(({ path }) => !isExempt(path))
    .flatMap(({ path, text }) =>
      Object.entries(JSON.parse(text) as Record<string, string>).flatMap(([id, message]) => {
        if (inserted.test(message)) return [`${path}: "${id}": ${advice}`]
        const isBare = path.endsWith('/en.json') && withoutCode.test(message)
        return isBare ? [`${path}: "${id}": write the code of the currency after the amount.`] : []
      }),
    )
