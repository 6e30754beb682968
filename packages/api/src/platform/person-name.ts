import type { Locale } from '@metrolibre/contract'

/** The name that is stored in place of an erased user's, and how it reads in each language. */
export const erasedName = 'Usuario eliminado'
const erasedNames: Readonly<Record<Locale, string>> = { es: erasedName, en: 'Deleted user' }

/** Returns a first name as it is shown in a language: that of an erased user is a word of ours. */
export const shownName = (firstName: string, locale: Locale): string =>
  firstName === erasedName ? erasedNames[locale] : firstName

interface Person {
  readonly firstName: string
  readonly lastName: string
}

/** Returns the first and last name of a person; accounts may lack the last one. */
export const fullName = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`.trim()

/** Returns how the other party of a booking or a contract reads a user: their company, or their full name. */
export const partyName = ({
  companyName,
  ...person
}: Person & { readonly companyName: string | null }): string => companyName || fullName(person)
