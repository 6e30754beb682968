import { createDates, formatExact, hoursOfSlots, type CurrencyCode } from '@metrolibre/contract'
import type { Bilingual, ContractDocument } from './contract-document.ts'

const [spanish, english] = [createDates('es'), createDates('en')]

/** Formats a date (`YYYY-MM-DD`) in words. */
export const dateInWords = (date: string): Bilingual => ({ es: spanish.day(date), en: english.day(date) })

/** Formats a number: `1.200` / `1,200`. */
export const numberInWords = (value: number): Bilingual => ({
  es: spanish.number(value),
  en: english.number(value),
})

/** Formats an area: `1.234,56 m²` / `1,234.56 m²`. */
export const areaInWords = (squareMetres: number): Bilingual => ({
  es: spanish.area(squareMetres),
  en: english.area(squareMetres),
})

/** Formats a percentage: `7,5 %` / `7.5%`. */
export const percentInWords = (percent: number): Bilingual => ({
  es: spanish.percent(percent),
  en: english.percent(percent),
})

/** Describes when the lease begins and ends. A lease by month ends before the first free day begins. */
export const stayInContractWords = ({ stay }: ContractDocument): Bilingual => {
  const start = dateInWords(stay.startDate)
  const end = dateInWords(stay.endDate)
  if (stay.rentalMode === 'hour' && stay.startSlot !== null && stay.endSlot !== null) {
    const { from, to } = hoursOfSlots(stay.startSlot, stay.endSlot)
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
  const quantity = numberInWords(quote.quantity)
  return { es: `${quantity.es} ${words.es}`, en: `${quantity.en} ${words.en}` }
}

/** Describes how many people work there and how many visit, in singular or plural. */
export const peopleInWords = ({ terms }: ContractDocument): Bilingual => {
  const { people_fix: fixed, people_prox: visiting } = terms
  const [people, visitors] = [numberInWords(fixed), numberInWords(visiting)]
  const alone = fixed === 1
  const visits: Bilingual =
    visiting === 0
      ? { es: 'sin visitas', en: 'without visitors' }
      : {
          es: visiting === 1 ? 'y lo visita 1' : `y lo visitan alrededor de ${visitors.es}`,
          en: visiting === 1 ? 'and 1 visits it' : `and about ${visitors.en} visit it`,
        }
  return {
    es: `${alone ? 'Permanece en él 1 persona' : `Permanecen en él ${people.es} personas`} ${visits.es}`,
    en: `${alone ? '1 person works in it' : `${people.en} people work in it`} ${visits.en}`,
  }
}

/** Formats an exact amount, given in minor units, followed by its currency code in both languages. */
export const amountInWords = (amount: number, currency: CurrencyCode): string =>
  formatExact({ amount, currency }, 'en')

/** Writes a hash in groups of eight letters, so that it can be compared by eye. */
export const groupedDigits = (hash: string): string => hash.replaceAll(/.{8}(?=.)/g, '$& ')

/** Joins both languages on one line, Spanish first. */
export const joinedWords = ({ es, en }: Bilingual): string => (es === en ? es : `${es} / ${en}`)
