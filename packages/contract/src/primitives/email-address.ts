import { trimInvisible } from './visible.ts'

/** What is visible beyond ASCII, which RFC 6532 adds to addresses. */
const beyond = String.raw`[^\p{ASCII}\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]`
const atom = String.raw`(?:[\w!#$%&'*+/=?^{|}~\x60-]|${beyond})+`
const localPart = new RegExp(String.raw`^${atom}(?:\.${atom})*$`, 'u')
/** What may be typed as a domain. A URL would read `%61` and `/` in it as something else. */
const typedDomain = new RegExp(String.raw`^(?:[\w.-]|${beyond})+$`, 'u')
/** At least two labels of at most 63 characters, the last of which is no number. */
const asciiDomain = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d][a-z\d-]{0,61}[a-z\d]$/

const octets = (text: string): number => new TextEncoder().encode(text).length

/**
 * Returns a domain in ASCII, or an empty text for what is none. The URL standard reads a host name by IDNA (UTS #46), in
 * the same way in browsers and on the server.
 */
export const asciiDomainOf = (domain: string): string => {
  const url = `https://${domain}`
  if (!typedDomain.test(domain) || !URL.canParse(url)) return ''
  const { hostname } = new URL(url)
  return asciiDomain.test(hostname) ? hostname : ''
}

const split = (email: string): readonly [local: string, domain: string] => {
  const at = email.lastIndexOf('@')
  return [email.slice(0, Math.max(at, 0)), email.slice(at + 1)]
}

/**
 * Returns the one form in which an e-mail address is stored and compared (RULES.md §2.19): NFC and lower case, with its
 * domain in ASCII: `Info@Ñandú.cl` → `info@xn--and-6ma2c.cl`. Returns null for what is no address.
 */
export const storedEmail = (typed: string): string | null => {
  // Nothing longer can be one, and the patterns need not go through it.
  if (typed.length > 1000) return null
  const [typedLocal, typedDomainOfIt] = split(trimInvisible(typed))
  const local = typedLocal.normalize('NFC').toLowerCase().normalize('NFC')
  const domain = asciiDomainOf(typedDomainOfIt)
  const address = `${local}@${domain}`
  const fits = domain !== '' && localPart.test(local) && octets(local) <= 64
  return fits && octets(address) <= 254 ? address : null
}
