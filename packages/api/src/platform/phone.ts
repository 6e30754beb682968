import type { Country } from '@metrolibre/contract'
import { readPhone, readWhatsapp } from '@metrolibre/contract/phones'
import { AppError } from './errors/app-error.ts'

type Read = (typed: string, country: Country) => string | null

/** Reads a text from a form as the column that it sets: an empty one clears the column, an absent one leaves it. */
const columnBy =
  (read: Read, path: 'phone' | 'whatsapp', code: string) =>
  <T extends string | null | undefined>(typed: T, country: Country): T | string | null => {
    if (!typed) return typed === '' ? null : typed
    const number = read(typed, country)
    if (number === null) throw new AppError('validation', { fields: [{ path, code }] })
    return number
  }

/**
 * Each reads a number as it is stored, by the numbering plan of the country in which it was typed (RULES.md §2.54).
 * @throws AppError validation for what is no number
 */
export const whatsappColumn = columnBy(readWhatsapp, 'whatsapp', 'validation.whatsapp')
export const phoneColumn = columnBy(readPhone, 'phone', 'validation.phone')
export const placePhoneColumn = columnBy(readPhone, 'phone', 'validation.place_phone')

/** Returns a stored number in the form in which numbers are stored now; older ones are as they were typed. */
export const knownPhone = (stored: string | null, country: Country): string | null =>
  stored && (readPhone(stored, country) ?? stored)
