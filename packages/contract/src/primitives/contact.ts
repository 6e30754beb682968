import * as v from 'valibot'

/** An e-mail address. The server compares and stores it in lower case (RULES.md §2). */
export const Email = v.pipe(
  v.string('validation.email_required'),
  v.nonEmpty('validation.email_required'),
  v.email('validation.email'),
  v.maxLength(254, 'validation.max_length'),
)

/** A plus sign and at least four digits, or an empty text. */
export const Whatsapp = v.pipe(
  v.string('validation.whatsapp'),
  v.regex(/^(\+\d{4,15})?$/, 'validation.whatsapp'),
)

/** Digits only, as in the registration form, or an empty text. */
export const NumericPhone = v.pipe(v.string('validation.phone'), v.regex(/^\d{0,15}$/, 'validation.phone'))

/** The phone number of a property: digits and dashes with an optional leading plus, or an empty text. */
export const Phone = v.pipe(
  v.string('validation.place_phone'),
  v.regex(/^(\+?\d[\d-]{3,19})?$/, 'validation.place_phone'),
)

/** Returns a phone number without what people write between its digits: `+56 (2) 2345` → `+5622345`. */
export const compactPhone = (phone: string): string => phone.replaceAll(/[\s().]/gu, '')

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
