import type { Country } from '@metrolibre/contract'

interface LegalWords {
  /** What letting is called, in a contract or a mandate. */
  readonly rent: string
  readonly rents: string
  /** The number of a person or company for taxes. */
  readonly taxNumber: string
}

const words: Readonly<Record<Country, LegalWords>> = {
  // A tenant or an owner may be from the other country.
  Chile: { rent: 'arriendo', rents: 'arriendos', taxNumber: 'RUT o RUC' },
  Perú: { rent: 'alquiler', rents: 'alquileres', taxNumber: 'RUC' },
}

/** Returns the Spanish words of a document about a place in this country. */
export const legalWords = (country: Country): LegalWords => words[country]
