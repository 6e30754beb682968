import punycode from 'punycode/punycode.js'
import { asciiDomainOf } from './email-address.ts'

/**
 * Returns how a stored e-mail address is shown to people: its domain in the letters of its language,
 * `info@xn--and-6ma2c.cl` → `info@ñandú.cl`. What would be read as another domain than it is stays as it is.
 */
export const shownEmail = (stored: string): string => {
  const at = stored.lastIndexOf('@')
  const domain = stored.slice(at + 1)
  if (!/(?:^|\.)xn--/u.test(domain)) return stored
  try {
    const shown = punycode.toUnicode(domain)
    return asciiDomainOf(shown) === domain ? stored.slice(0, at + 1) + shown : stored
  } catch {
    return stored
  }
}
