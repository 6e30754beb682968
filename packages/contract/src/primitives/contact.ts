import * as v from 'valibot'
import { compactPhone } from '../rules/phone-links.ts'
import { trimInvisible } from './visible.ts'

/** A number as people write it. It has at least as many digits as the shortest ones of the numbering plans. */
const isWritten = (text: string): boolean => text.length <= 60 && /^\+?\d{7,20}$/.test(compactPhone(text))

const phone = <const Code extends string>(rule: RegExp, code: Code) =>
  v.pipe(
    v.string(code),
    v.check((typed) => {
      const text = trimInvisible(typed)
      return text === '' || rule.test(text) || isWritten(text)
    }, code),
    v.transform(compactPhone),
  )

/**
 * The number of a WhatsApp chat: a plus sign and at least four digits, or a number as people write it in their country. The
 * API reads it by the numbering plan of the country (RULES.md §2.54, §2.55). It may be empty.
 */
export const Whatsapp = phone(/^\+\d{4,15}$/, 'validation.whatsapp')

/** The phone number of a person: digits, or a number as people write it. It may be empty. */
export const NumericPhone = phone(/^\d{1,15}$/, 'validation.phone')

/** The phone number of a property: digits and dashes, or a number as people write it. It may be empty. */
export const Phone = phone(/^\+?\d[\d-]{3,19}$/, 'validation.place_phone')

/** The URL of a user's own site: https and a host name with a dot. */
export const WebSite = v.pipe(
  v.string('validation.web_site'),
  v.regex(/^https:\/\/[^\s/@:]+\.[^\s/@:.]{2,}(\/\S*)?$/u, 'validation.web_site'),
  v.maxLength(300, 'validation.max_length'),
)

export const Instagram = v.pipe(
  v.string('validation.instagram'),
  v.regex(/^https:\/\/www\.instagram\.com\/\S*$/u, 'validation.instagram'),
  v.maxLength(300, 'validation.max_length'),
)

/** The visit-booking link of a property. An empty text means the default one. */
export const BookingLink = v.pipe(
  v.string('validation.booking_link'),
  v.regex(/^(https:\/\/calendly\.com\/\S+)?$/u, 'validation.booking_link'),
  v.maxLength(300, 'validation.max_length'),
)
