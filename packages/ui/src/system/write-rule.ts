import type { Declarations } from './resolve-style.ts'

const plainNumbers =
  /^(?:opacity|zIndex|flex|flexGrow|flexShrink|order|lineHeight|fontWeight|aspectRatio|scale|columns|columnCount|tabSize|WebkitLineClamp|animationIterationCount|(?:fill|stroke)Opacity|grid(?:Row|Column|Area).*)$/

const property = (name: string) =>
  name.startsWith('--') ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const value = (name: string, given: string | number) =>
  typeof given === 'number' && given !== 0 && !plainNumbers.test(name) && !name.startsWith('--')
    ? `${given}px`
    : given

/** Widest last, other conditions after widths: so the more special rule stands behind the more general one. */
function rank(key: string): number {
  if (!key.startsWith('@media')) return 0
  const [, min] = /min-width: ([\d.]+)/.exec(key) ?? []
  return min ? 1 + Number(min) : 10_000
}

/** The inside of a rule: declarations first, then nested rules. */
export function writeRule(declarations: Declarations): string {
  const entries = Object.entries(declarations)
  const own = entries.flatMap(([name, given]) =>
    typeof given === 'object' ? [] : [`${property(name)}:${value(name, given)}`],
  )
  const nested = entries.flatMap(([key, inner]) =>
    typeof inner === 'object' ? [{ key, text: `${key}{${writeRule(inner)}}` }] : [],
  )
  const sorted = nested.toSorted((one, other) => rank(one.key) - rank(other.key)).map(({ text }) => text)
  return own.join(';') + (own.length > 0 && sorted.length > 0 ? ';' : '') + sorted.join('')
}

/** A short name for some text; 53 bits, so that two of a site's few hundred rules never share one. */
export function nameOf(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 2_654_435_761)
    low = Math.imul(low ^ code, 1_597_334_677)
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36)
}
