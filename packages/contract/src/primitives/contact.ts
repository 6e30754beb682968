import * as v from 'valibot'

/** E-mail address; the server compares and stores it in lower case. RULES §2. */
export const Email = v.pipe(
  v.string('validation.email_required'),
  v.nonEmpty('validation.email_required'),
  v.email('validation.email'),
  v.maxLength(254, 'validation.max_length'),
)

/** A plus sign and at least four digits; empty when not given. */
export const Whatsapp = v.pipe(
  v.string('validation.whatsapp'),
  v.regex(/^(\+\d{4,15})?$/, 'validation.whatsapp'),
)

/** Digits only, as the registration form asks; empty when not given. */
export const NumericPhone = v.pipe(v.string('validation.phone'), v.regex(/^\d{0,15}$/, 'validation.phone'))

/** Digits and dashes with an optional leading plus, of a property; empty when not given. */
export const Phone = v.pipe(
  v.string('validation.phone'),
  v.regex(/^(\+?\d[\d-]{3,19})?$/, 'validation.phone'),
)

/** Own site: https and a name with a dot in it. */
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

/** Visit-booking link of a property; empty when the default one is used. */
export const BookingLink = v.pipe(
  v.string('validation.booking_link'),
  v.regex(/^(https:\/\/calendly\.com\/\S+)?$/u, 'validation.booking_link'),
  v.maxLength(300, 'validation.max_length'),
)
