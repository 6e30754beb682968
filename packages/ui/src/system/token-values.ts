const step = String.raw`(?:\d|1\d|2[0-4]|[0-3]\.5)`
const spacing = new RegExp(`^${step}$`)
const negative = new RegExp(`^-(?:${step})$`)
const named = String.raw`control\.(?:sm|md|input|lg)|nav\.(?:desktop|mobile)|bottomNav|content|wide|wizard|touch\.min|full`
const sizes = new RegExp(`^(?:${step}|${named})$`)
const colour = /^[a-z]\w*(?:\.\w+)*$/
const notAColour = /^(?:transparent|currentcolor|inherit|initial|unset|none|auto|white|black)$/i

/**
 * One kind of token: the properties whose values may be such tokens, the names of the tokens, and the first part of
 * their CSS variables. The names are patterns instead of the lists in `system.ts`, because those are too large for a page.
 */
interface Kind {
  properties: RegExp
  words: { test(text: string): boolean }
  prefix: string
}

const kinds: readonly Kind[] = [
  {
    properties:
      /^(?:margin|padding|inset|gap$|rowGap$|columnGap$|scroll(?:Margin|Padding)|(?:top|right|bottom|left|textIndent)$)/,
    words: spacing,
    prefix: 'spacing',
  },
  {
    properties:
      /^(?:(?:min|max)?(?:width|height|Width|Height|InlineSize|BlockSize)|inlineSize|blockSize|flexBasis)$/,
    words: sizes,
    prefix: 'sizes',
  },
  {
    properties: /(?:[cC]olor|^background|^fill|^stroke)$/,
    words: { test: (text) => colour.test(text) && !notAColour.test(text) },
    prefix: 'colors',
  },
  { properties: /Radius$/, words: /^(?:xs|sm|md|lg|xl|2xl|full)$/, prefix: 'radii' },
  { properties: /^fontSize$/, words: /^(?:2xs|xs|sm|md|lg|[2-5]?xl)$/, prefix: 'font-sizes' },
  { properties: /^fontFamily$/, words: /^(?:sans|body|heading)$/, prefix: 'fonts' },
  { properties: /^(?:box|text)Shadow$/, words: /^[123]$/, prefix: 'shadows' },
  { properties: /^zIndex$/, words: /^(?:bottomNav|stickyBar|chat|modal|toast)$/, prefix: 'z-index' },
  {
    properties: /^(?:transition|animation)(?:Duration|Delay)$/,
    words: /^(?:fast|base|slow|tape|toast)$/,
    prefix: 'durations',
  },
  { properties: /TimingFunction$/, words: /^(?:out|inOut|recoil)$/, prefix: 'easings' },
]

const kindOf = new Map<string, Kind | undefined>()

function kindFor(property: string): Kind | undefined {
  if (!kindOf.has(property))
    kindOf.set(
      property,
      kinds.find(({ properties }) => properties.test(property)),
    )
  return kindOf.get(property)
}

const dashed = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * Returns the reference to a token's variable, such as `var(--spacing-4)`. A dot in the name of a colour separates
 * levels and becomes a dash; in other names, such as `0.5`, it is part of the name and has to be escaped.
 */
const variable = (prefix: string, name: string) =>
  `var(--${prefix}-${dashed(prefix === 'colors' ? name.replaceAll('.', '-') : name.replaceAll('.', String.raw`\.`))})`

/** `{colors.border}` inside a longer value. */
const references = /\{(\w+)\.([\w.]+)\}/g

/**
 * Turns a value of a style prop into CSS: the name of a token becomes its variable, anything else stays as it is. The
 * tokens are defined in `system.ts`; a test checks that this file knows the same names.
 */
export function tokenValue(property: string, value: string | number): string | number {
  const text = String(value)
  const kind = kindFor(property)
  if (kind?.words.test(text)) return variable(kind.prefix, text)
  if (kind?.prefix === 'spacing' && negative.test(text))
    return `calc(${variable('spacing', text.slice(1))} * -1)`
  if (typeof value === 'number' || !value.includes('{')) return value
  return value.replaceAll(references, (_, category: string, name: string) => variable(dashed(category), name))
}
