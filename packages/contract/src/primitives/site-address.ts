import topLevelDomains from 'tlds' with { type: 'json' }

/** Domains that no site on the internet has (RFC 6761, RFC 6762, RFC 7686, RFC 9476), but that look like those of one. */
const special = ['alt', 'example', 'internal', 'invalid', 'local', 'localhost', 'onion', 'test']
const lastParts = new Set([...topLevelDomains, ...special])

/** Domains in the letters of their language may also be written in ASCII (IDNA). */
const ascii = /^xn--/
/** Four numbers, which programs take for the address of a machine. */
const machine = /^\d+(?:\.\d+){3}$/

/** What stands between words. A pattern for the words themselves would start again at each letter of a long one. */
const between = /[^\p{L}\p{M}\p{N}.-]+|\.{2,}/u

/**
 * Tells whether a text contains what programs take for the address of a site: `www.`, a word behind a dot that is a
 * top-level domain of the internet, or the four numbers of a machine. "Ma.Fernanda" and "J.R.R." are no sites, "fernanda.cl"
 * and "EVIL.Com" are.
 */
export const holdsSiteAddress = (text: string): boolean =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(between)
    .map((word) => word.split('.').filter(Boolean))
    .some(
      ([first = '', ...rest]) =>
        rest.length > 0 &&
        (/^www\d*$/.test(first) ||
          machine.test([first, ...rest].join('.')) ||
          rest.some((part) => ascii.test(part) || lastParts.has(part))),
    )
