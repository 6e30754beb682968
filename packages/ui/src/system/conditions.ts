import { breakpoints } from '@metrolibre/tokens'

/**
 * What a key such as `_hover` stands for. Besides the pseudo-class there are attributes, because a component can be in
 * a state without its element being so: an `aria-disabled` link is not `:disabled`.
 */
const states: Readonly<Record<string, readonly string[]>> = {
  _hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
  _active: ['&:is(:active, [data-active]):not(:disabled, [data-disabled], [data-state=open])'],
  _focus: ['&:is(:focus, [data-focus])'],
  _focusWithin: ['&:is(:focus-within, [data-focus-within])'],
  _focusVisible: ['&:is(:focus-visible, [data-focus-visible])'],
  _disabled: ['&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])'],
  _checked: ['&:is(:checked, [data-checked], [aria-checked=true], [data-state=checked])'],
  _selected: ['&:is([aria-selected=true], [data-selected])'],
  _pressed: ['&:is([aria-pressed=true], [data-pressed])'],
  _expanded: ['&:is([aria-expanded=true], [data-expanded], [data-state=expanded])'],
  _invalid: ['&:is([data-invalid], [aria-invalid=true], [data-state=invalid])'],
  _open: ['&:is([open], [data-open], [data-state=open])'],
  _currentPage: ['&[aria-current=page]'],
  _placeholder: ['&::placeholder, &[data-placeholder]'],
  _empty: ['&:is(:empty, [data-empty])'],
  _before: ['&::before'],
  _after: ['&::after'],
  _first: ['&:first-of-type'],
  _last: ['&:last-of-type'],
  _motionReduce: ['@media (prefers-reduced-motion: reduce)'],
  _print: ['@media print'],
}

const rem = (px: string) => `${Number.parseFloat(px) / 16}rem`

/** The media query of each breakpoint: screens of at least this width. In rem, so that it follows the font size. */
const from = Object.fromEntries(
  Object.entries(breakpoints).map(([name, px]) => [name, [`@media screen and (min-width: ${rem(px)})`]]),
)

/** Returns the media query for screens narrower than a breakpoint. It ends 0.04 px below it, so that no width matches both. */
export const below = (name: keyof typeof breakpoints): string =>
  `@media screen and (max-width: ${(Number.parseFloat(breakpoints[name]) - 0.04) / 16}rem)`

/** Returns the at-rules and selectors that a key of a style stands for, or undefined if the key is a property. */
export function conditionOf(key: string): readonly string[] | undefined {
  if (key === 'base') return []
  if (key.startsWith('@') || key.includes('&')) return [key]
  return states[key] ?? from[key]
}
