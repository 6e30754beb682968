import {
  ExpenseCovers,
  formatExact,
  lastDayBefore,
  listingStages,
  siteSizes,
  Uses,
  type CurrencyCode,
} from '@metrolibre/contract'
import { useDates, useIntl, useLocale } from '@metrolibre/platform'
import * as v from 'valibot'
import { useSiteSize } from './use-site-size.ts'
import { unusedTimes } from './unused-times.ts'
import { usePropertyTexts } from './use-text.ts'

const amounts = new Set([
  'monthlyPrice',
  'hourlyPrice',
  'expectedValue',
  'suggestedValue',
  'commonExpenses',
  'deposit',
  'parking',
  'parkingPrice',
])

/** The prices of an offer, one for a property and one for each of its rooms. */
const Prices = v.array(
  v.object({ name: v.nullable(v.string()), unit: v.picklist(['month', 'hour']), price: v.number() }),
)

/** The texts of the fields that have one of a few values. */
const choices = {
  type: ['kind', ['room', 'entire', 'galpon', 'terreno']],
  rentalMode: ['rentalMode', ['month', 'hour']],
  landUse: ['landUse', ['commercial', 'residential']],
  paintingState: ['condition', ['good', 'regular', 'bad']],
  floorState: ['condition', ['good', 'regular', 'bad']],
  lang: ['lang', ['es', 'en']],
  stage: ['stage', listingStages],
} as const
type Choice = {
  [Field in keyof typeof choices]: `${(typeof choices)[Field][0]}.${(typeof choices)[Field][1][number]}`
}[keyof typeof choices]

/**
 * Returns a function that writes the value of a field of a property or room as its page does: an amount in its
 * currency, a size with its unit, a choice by its text, a list by its members, the prices of an offer with their units. It returns undefined for all other values.
 */
export const useRecordedValue = () => {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const { day } = useDates()
  const { price } = usePropertyTexts()
  const siteSize = useSiteSize()
  return (field: string, value: unknown, currency: CurrencyCode | null): string | undefined => {
    if (field === 'prices' && currency && v.is(Prices, value))
      return value
        .map((one) => [one.name, price(one.price, currency, one.unit)].filter(Boolean).join(' '))
        .join(', ')
    if (field === 'uses' && v.is(Uses, value))
      return value.map((use) => formatMessage({ id: `mfe-admin.property.use.${use}` })).join(', ')
    if (field === 'expensesCover' && v.is(ExpenseCovers, value))
      return value.map((one) => formatMessage({ id: `mfe-admin.property.cover.${one}` })).join(', ')
    if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ')
    if (typeof value === 'number' && currency && amounts.has(field))
      return formatExact({ amount: value, currency }, locale)
    const size = siteSizes.find((name) => name === field)
    if (size && typeof value === 'number') return siteSize(size, value)
    if (typeof value !== 'string') return undefined
    if (field === 'startLease') return day(value)
    if (field === 'endLease') return day(lastDayBefore(value))
    if (field === 'unusedTime' && Object.hasOwn(unusedTimes, value))
      return formatMessage({
        id: `mfe-admin.property.unused.${unusedTimes[value as keyof typeof unusedTimes]}`,
      })
    if (!Object.hasOwn(choices, field)) return undefined
    const [group, values] = choices[field as keyof typeof choices]
    return values.some((one) => one === value)
      ? formatMessage({ id: `mfe-admin.property.${`${group}.${value}` as Choice}` })
      : undefined
  }
}
