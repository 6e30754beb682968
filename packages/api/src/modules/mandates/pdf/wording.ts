import { earningsOf, groupPrices, type CurrencyCode } from '@metrolibre/contract'
import type { OfferedPrice } from '../../../platform/db/schema/mandates.ts'
import type { Bilingual } from '../../contracts/pdf/contract-document.ts'
import { amountInWords, joinedWords } from '../../contracts/pdf/wording.ts'

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
  `${amountInWords(price, currency)} ${joinedWords(units[unit])}`

/** Formats what the owner gets of a price after the commission. */
const netInWords = ({ price }: OfferedPrice, currency: CurrencyCode, percent: number): string =>
  amountInWords(earningsOf(price, percent).net, currency)

const isRoom = ({ roomId }: OfferedPrice): boolean => roomId !== null

/** Counts rooms that cost the same: `12 espacios`. */
const roomsInWords = (count: number): Bilingual => ({ es: `${count} espacios`, en: `${count} rooms` })

const each: Bilingual = { es: 'cada uno', en: 'each' }

/** A line of the terms: what is let, its price with what the principal gets of it, and the names of equal rooms. */
export interface PriceFact {
  readonly label: Bilingual
  readonly value: string
}

/** Writes the prices of the terms. Rooms that cost the same are one line, with their names. */
export const priceFacts = (
  prices: readonly OfferedPrice[],
  { currency, commission }: { currency: CurrencyCode; commission: number },
): PriceFact[] =>
  groupPrices(prices, isRoom).map((group) => {
    const [one] = group as [OfferedPrice]
    const net = `Para el mandante / To the principal: ${netInWords(one, currency, commission)}`
    if (group.length === 1)
      return {
        label: { es: one.name ?? 'Valor de la propiedad', en: one.name ? 'Room' : 'Price of the property' },
        value: `${bothPrices(one, currency)}. ${net}`,
      }
    const names = group.map(({ name }) => name).join(', ')
    return {
      label: roomsInWords(group.length),
      value: `${bothPrices(one, currency)}, ${joinedWords(each)}. ${net}. ${names}`,
    }
  })

const inLanguage = (group: readonly OfferedPrice[], currency: CurrencyCode, language: keyof Bilingual) => {
  const [one] = group as readonly [OfferedPrice]
  const words = priceInWords(one, currency)[language]
  if (group.length > 1) return `${roomsInWords(group.length)[language]}, ${words} ${each[language]}`
  return one.name === null ? words : `${one.name}, ${words}`
}

/** Lists several prices, those of rooms with their names. Of rooms that cost the same, the terms have the names. */
export const pricesInWords = (prices: readonly OfferedPrice[], currency: CurrencyCode): Bilingual => {
  const groups = groupPrices(prices, isRoom)
  return {
    es: groups.map((group) => inLanguage(group, currency, 'es')).join('; '),
    en: groups.map((group) => inLanguage(group, currency, 'en')).join('; '),
  }
}
