import {
  fromMajor,
  services,
  siteFacts,
  statedSiteSize,
  toAmount,
  toMajor,
  uses,
  type CurrencyCode,
  type Service,
} from '@metrolibre/contract'
import { toDecimal, toFactor } from '@metrolibre/platform/forms'
import type { Search } from './search-query.ts'

/** The values of the fields in the filter dialog, as text. */
export interface FilterTexts {
  minPrice: string
  maxPrice: string
  minArea: string
  maxArea: string
  from: string
  to: string
}

const major = (amount: number | undefined, currency: CurrencyCode) =>
  amount === undefined ? '' : String(toMajor({ amount, currency }))

export const filterTextsOf = (search: Search, currency: CurrencyCode): FilterTexts => ({
  minPrice: major(search.minPrice, currency),
  maxPrice: major(search.maxPrice, currency),
  minArea: search.minArea?.toString() ?? '',
  maxArea: search.maxArea?.toString() ?? '',
  from: search.from ?? '',
  to: search.to ?? '',
})

const unlessNegative = (value: number | null): number | undefined =>
  value !== null && value >= 0 ? value : undefined

const number = (text: FormDataEntryValue | null): number | undefined => unlessNegative(toDecimal(text))

const prices = ['minPrice', 'maxPrice'] as const
const areas = ['minArea', 'maxArea'] as const
export type NumberName = (typeof prices | typeof areas)[number] | 'minHeight'

/** The hidden field of the filters that only sheds and plots have. Without it these are not shown, and stay as they are. */
export const siteFieldsMark = 'site'

const tallest = 100
const isHeight = (metres: number | null): metres is number =>
  metres !== null && metres > 0 && metres <= tallest

/** Returns the fields in which no number can be read. */
export const unreadable = (form: FormData, currency: CurrencyCode): readonly NumberName[] => {
  const isUnreadable = (read: (text: unknown) => number | null) => (name: NumberName) => {
    const value = read(form.get(name))
    return value !== null && unlessNegative(value) === undefined
  }
  const height = toFactor(form.get('minHeight'))
  return [
    ...prices.filter(isUnreadable(toAmount(currency))),
    ...areas.filter(isUnreadable(toDecimal)),
    ...(height === null || isHeight(height) ? [] : (['minHeight'] as const)),
  ]
}

const amount = (text: FormDataEntryValue | null, currency: CurrencyCode): number | undefined => {
  const value = unlessNegative(toAmount(currency)(text))
  return value === undefined ? undefined : fromMajor(value, currency).amount
}

const inOrder = <T extends number | string>(low: T | undefined, high: T | undefined) =>
  low !== undefined && high !== undefined && low > high ? [high, low] : [low, high]

const date = (text: FormDataEntryValue | null) => (typeof text === 'string' && text ? text : undefined)

const readSite = (form: FormData): Search => {
  const height = toFactor(form.get('minHeight'))
  const chosen = new Set(form.getAll('facts'))
  const facts = siteFacts.filter((fact) => chosen.has(fact))
  return {
    minHeight: isHeight(height) ? statedSiteSize('clearHeight', height) : undefined,
    facts: facts.length > 0 ? facts : undefined,
  }
}

/** Reads the filters from a form. Limits in the wrong order are swapped; a period needs both its ends. */
export const readFilters = (form: FormData, currency: CurrencyCode): Search => {
  const [minPrice, maxPrice] = inOrder(
    amount(form.get('minPrice'), currency),
    amount(form.get('maxPrice'), currency),
  )
  const [minArea, maxArea] = inOrder(number(form.get('minArea')), number(form.get('maxArea')))
  const [from, to] = inOrder(date(form.get('from')), date(form.get('to')))
  const period = from !== undefined && to !== undefined && from !== to
  const chosen = new Set(form.getAll('services'))
  const wanted = services.filter((service): service is Service => chosen.has(service))
  return {
    minPrice: minPrice as number | undefined,
    maxPrice: maxPrice as number | undefined,
    minArea: minArea as number | undefined,
    maxArea: maxArea as number | undefined,
    from: period ? String(from) : undefined,
    to: period ? String(to) : undefined,
    services: wanted.length > 0 ? wanted : undefined,
    use: uses.find((use) => use === form.get('use')),
    ...(form.has(siteFieldsMark) && readSite(form)),
  }
}
