import type { BaseIssue } from 'valibot'
import type { FieldProblem } from '../errors.ts'
import { createDates } from '../rules/create-dates.ts'
import { locales, type Locale } from '../rules/locales.ts'
import { signsUnknownToBanks } from '../rules/bank-letters.ts'
import { quoted, unprintableSigns } from '../rules/printable-text.ts'
import { en } from './en.ts'
import { es, type MessageKey } from './es.ts'

export { locales, type Locale }

const catalogues: Readonly<Record<Locale, Readonly<Record<MessageKey, string>>>> = { es, en }

export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(es, key)

const isDate = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))

const written = (locale: Locale, value: string | number): string => {
  const dates = createDates(locale)
  if (typeof value === 'number') return dates.number(value, { maximumFractionDigits: 20 })
  return isDate(value) ? dates.day(value) : value
}

/**
 * Returns the text of a key, with `{name}` replaced by `values.name`. An unknown key gives the text for an
 * invalid field, so that a key is never shown.
 */
export const messageFor = (
  locale: Locale,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string =>
  catalogues[locale][isMessageKey(key) ? key : 'validation.invalid'].replaceAll(
    /\{(\w+)\}/g,
    (hole, name: string) => written(locale, values[name] ?? hole),
  )

const localeWeight = (part: string): { locale: Locale | undefined; weight: number } => {
  const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
  const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean)
  const language = tag.trim().split('-')[0]
  return {
    locale: locales.find((known) => known === language),
    weight: quality === undefined ? 1 : Number(quality),
  }
}

/**
 * Returns the language of the answer: an explicit `?lang`, else `Accept-Language`, else Spanish
 * (RULES.md §1.2).
 */
export const negotiateLocale = (lang: string | undefined, acceptLanguage: string | undefined): Locale => {
  const explicit = locales.find((known) => known === lang)
  if (explicit) return explicit
  const wanted = (acceptLanguage ?? '').slice(0, 500).split(',').map(localeWeight)
  const known = wanted.filter((entry) => entry.locale !== undefined && entry.weight > 0)
  return known.toSorted((left, right) => right.weight - left.weight)[0]?.locale ?? 'es'
}

/** The signs that a text names, by its key. */
const refusedSigns: Readonly<Record<string, (typed: string) => readonly string[]>> = {
  'validation.unprintable': unprintableSigns,
  'validation.bank_signs': signsUnknownToBanks,
}

/** Returns the values for the placeholders of an issue's text: the limit, or the signs that can't be printed. */
const valuesOf = ({ requirement, message, input }: BaseIssue<unknown>): Record<string, string | number> => {
  if (typeof requirement === 'number') return { min: requirement, max: requirement }
  const findSigns = refusedSigns[message]
  return findSigns && typeof input === 'string' ? { signs: quoted(findSigns(input)) } : {}
}

const pathOf = (issue: BaseIssue<unknown>): string =>
  (issue.path ?? []).map((item) => String((item as { key?: unknown }).key)).join('.')

/** A form reads a number that makes no sense as NaN, which is not the same as one that is missing. */
const codeOf = ({ input, message }: BaseIssue<unknown>): MessageKey => {
  if (Number.isNaN(input)) return 'validation.unreadable'
  return isMessageKey(message) ? message : 'validation.invalid'
}

/** Returns the issues of a schema as the fields of a `Problem`, with the first one of each field. */
export const fieldProblems = (
  issues: readonly BaseIssue<unknown>[],
  locale: Locale,
  prefix = '',
): FieldProblem[] => {
  const byPath = new Map<string, FieldProblem>()
  for (const issue of issues) {
    const path = [prefix, pathOf(issue)].filter(Boolean).join('.')
    if (byPath.has(path)) continue
    const code = codeOf(issue)
    byPath.set(path, { path, code, message: messageFor(locale, code, valuesOf(issue)) })
  }
  return [...byPath.values()]
}
