import type { Country } from '@metrolibre/contract'

interface LegalWords {
  /** What letting is called, in a contract or a mandate. */
  readonly rent: string
  readonly rents: string
  /** The country's number of a person or company for taxes. */
  readonly taxNumber: string
  /** What is signed when a contract is extended or its dates change: the word alone, with "this" and with "a". */
  readonly addendum: string
  readonly thisAddendum: string
  readonly anAddendum: string
}

const words: Readonly<Record<Country, LegalWords>> = {
  Chile: {
    rent: 'arriendo',
    rents: 'arriendos',
    taxNumber: 'RUT',
    addendum: 'Anexo',
    thisAddendum: 'Este anexo',
    anAddendum: 'un anexo',
  },
  Perú: {
    rent: 'alquiler',
    rents: 'alquileres',
    taxNumber: 'RUC',
    addendum: 'Adenda',
    thisAddendum: 'Esta adenda',
    anAddendum: 'una adenda',
  },
}

/** Returns the Spanish words of a document about a place in this country. */
export const legalWords = (country: Country): LegalWords => words[country]

/**
 * Returns what a number for taxes is called, by the form in which it is stored or partly hidden: a tenant or an owner may be
 * from the other country than the place.
 */
export const taxNumberName = (number: string, country: Country): string => {
  if (/-[\dK•]$/.test(number)) return words.Chile.taxNumber
  if (/^[\d•]{11}$/.test(number)) return words.Perú.taxNumber
  return words[country].taxNumber
}
