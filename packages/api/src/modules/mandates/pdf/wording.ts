import { earningsOf, type CurrencyCode } from '@metrolibre/contract'
import type { OfferedPrice } from '../../../platform/db/schema/mandates.ts'
import type { Bilingual } from '../../contracts/pdf/contract-document.ts'
import { amountInWords, joined } from '../../contracts/pdf/wording.ts'

const units: Readonly<Record<OfferedPrice['unit'], Bilingual>> = {
  month: { es: 'al mes', en: 'per month' },
  hour: { es: 'por hora', en: 'per hour' },
}

/** Formats a price with its unit: `$ 450.000 CLP al mes`. */
export const priceInWords = ({ unit, price }: OfferedPrice, currency: CurrencyCode): Bilingual => {
  const amount = amountInWords(price, currency)
  return { es: `${amount} ${units[unit].es}`, en: `${amount} ${units[unit].en}` }
}

/** Formats a price once with its unit in both languages: `$ 450.000 CLP al mes / per month`. */
export const bothPrices = ({ unit, price }: OfferedPrice, currency: CurrencyCode): string =>
  `${amountInWords(price, currency)} ${joined(units[unit])}`

/** Formats what the owner gets of a price after the commission. */
export const netInWords = ({ price }: OfferedPrice, currency: CurrencyCode, percent: number): string =>
  amountInWords(earningsOf(price, percent).net, currency)

const named = ({ name }: OfferedPrice, words: string): string => (name === null ? words : `${name}, ${words}`)

/** Lists several prices, those of rooms with their names. */
export const pricesInWords = (prices: readonly OfferedPrice[], currency: CurrencyCode): Bilingual => ({
  es: prices.map((one) => named(one, priceInWords(one, currency).es)).join('; '),
  en: prices.map((one) => named(one, priceInWords(one, currency).en)).join('; '),
})
