import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min'
import { compactPhone } from './rules/phone-links.ts'
import type { Country } from './primitives/money.ts'

const regions = { Chile: 'CL', Perú: 'PE' } as const

const valid = (text: string, country: Country): PhoneNumber | undefined => {
  const number = parsePhoneNumberFromString(text, regions[country])
  return number?.isValid() ? number : undefined
}

/** What people still write before a number, though numbering plans have dropped it: Chile's 0, and no plus at all. */
const otherwise = (digits: string, country: Country): readonly string[] => [
  ...(country === 'Chile' ? [digits.replace(/^0(?!0)/, '')] : []),
  digits.replace(/^\+560/, '+56'),
  ...(/^5[16]\d{9,}$/.test(digits) ? [`+${digits}`] : []),
]

const inPlan = (text: string, country: Country): PhoneNumber | undefined => {
  const digits = compactPhone(text)
  const found = [digits, ...otherwise(digits, country)].map((one) => valid(one, country))
  return found.find((number) => number !== undefined)
}

/**
 * Returns a phone number in the form in which it is stored (RULES.md §2.54, §2.55): E.164, read by the numbering plan
 * of the country in which it was typed, or of the one that it names itself. What is in no plan, such as the number of
 * an extension, stays as it is if it has at most 15 digits, and 4 behind a plus. Returns null for what is no number.
 */
export const readPhone = (typed: string, country: Country): string | null => {
  const digits = compactPhone(typed)
  return inPlan(digits, country)?.number ?? (/^(?:\+\d{4,15}|\d{1,15})$/.test(digits) ? digits : null)
}

/** Returns the number of a WhatsApp chat like `readPhone`, or null for one whose country nothing tells. */
export const readWhatsapp = (typed: string, country: Country): string | null => {
  const number = readPhone(typed, country)
  return number?.startsWith('+') ? number : null
}

/** Returns how a phone number is shown: in the international form, `+56 9 5550 0142`. */
export const shownPhone = (phone: string, country: Country = 'Chile'): string => {
  const number = inPlan(phone, country)
  if (!number) return phone
  // The library leaves mobiles of Chile from ranges that are not in use yet without groups.
  const mobile = /^\+569(\d{4})(\d{4})$/.exec(number.number)
  return mobile ? `+56 9 ${mobile[1]} ${mobile[2]}` : number.formatInternational()
}

/** Tells whether a text can be the number of a WhatsApp chat; an empty one is none, and fine. */
export const isWhatsapp = (typed: string | undefined, country: Country | undefined): boolean =>
  !typed || readWhatsapp(typed, country ?? 'Chile') !== null
