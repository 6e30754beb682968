import { formatExact, type CurrencyCode } from '@metrolibre/contract'
import { regionalTag } from '../../../platform/regional-tag.ts'
import type { Bilingual, ContractDocument } from './contract-document.ts'

const longDate = (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
const spanish = longDate(regionalTag.es)
const english = longDate(regionalTag.en)

/** Formats a date (`YYYY-MM-DD`) in words. */
export const dateInWords = (date: string): Bilingual => {
  const at = new Date(`${date}T00:00:00Z`)
  return { es: spanish.format(at), en: english.format(at) }
}

const hour = (value: number): string => `${value}:00`

/** Describes when the lease begins and ends. A lease by month ends before the first free day begins. */
export const stayInWords = ({ stay }: ContractDocument): Bilingual => {
  const start = dateInWords(stay.startDate)
  const end = dateInWords(stay.endDate)
  if (stay.rentalMode === 'hour' && stay.startSlot !== null && stay.endSlot !== null) {
    const [from, to] = [hour(stay.startSlot - 1), hour(stay.endSlot)]
    return { es: `${start.es}, de ${from} a ${to}`, en: `${start.en}, from ${from} to ${to}` }
  }
  return {
    es: `desde el ${start.es} hasta el comienzo del ${end.es}`,
    en: `from ${start.en} until the beginning of ${end.en}`,
  }
}

/** Returns the quantity in words: `3 meses` / `3 months`, `1 hora` / `1 hour`. */
export const quantityInWords = ({ stay, quote }: ContractDocument): Bilingual => {
  const one = quote.quantity === 1
  const words: Bilingual =
    stay.rentalMode === 'hour'
      ? { es: one ? 'hora' : 'horas', en: one ? 'hour' : 'hours' }
      : { es: one ? 'mes' : 'meses', en: one ? 'month' : 'months' }
  return { es: `${quote.quantity} ${words.es}`, en: `${quote.quantity} ${words.en}` }
}

/** Describes how many people work there and how many visit, in singular or plural. */
export const peopleInWords = ({ terms }: ContractDocument): Bilingual => {
  const { people_fix: fixed, people_prox: visiting } = terms
  const alone = fixed === 1
  const visits: Bilingual =
    visiting === 0
      ? { es: 'sin visitas', en: 'without visitors' }
      : {
          es: visiting === 1 ? 'y lo visita 1' : `y lo visitan alrededor de ${visiting}`,
          en: visiting === 1 ? 'and 1 visits it' : `and about ${visiting} visit it`,
        }
  return {
    es: `${alone ? 'Permanece en él 1 persona' : `Permanecen en él ${fixed} personas`} ${visits.es}`,
    en: `${alone ? '1 person works in it' : `${fixed} people work in it`} ${visits.en}`,
  }
}

/** Formats an exact amount, given in minor units, followed by its currency code. */
export const amountInWords = (amount: number, currency: CurrencyCode): string =>
  `${formatExact({ amount, currency })} ${currency}`

/** Writes a hash in groups of eight letters, so that it can be compared by eye. */
export const grouped = (hash: string): string => hash.replaceAll(/.{8}(?=.)/g, '$& ')

/** Joins both languages on one line, Spanish first. */
export const joined = ({ es, en }: Bilingual): string => (es === en ? es : `${es} / ${en}`)
