import { breakpoints } from '@metrolibre/tokens'

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
  _before: ['&::before'],
  _after: ['&::after'],
  _first: ['&:first-of-type'],
  _last: ['&:last-of-type'],
  _motionReduce: ['@media (prefers-reduced-motion: reduce)'],
  _print: ['@media print'],
}

const rem = (px: string) => `${Number.parseFloat(px) / 16}rem`

/** From this width on. */
const from = Object.fromEntries(
  Object.entries(breakpoints).map(([name, px]) => [name, [`@media screen and (min-width: ${rem(px)})`]]),
)

/** Below this width: a hair less, so that no width is in both. */
export const below = (name: keyof typeof breakpoints): string =>
  `@media screen and (max-width: ${(Number.parseFloat(breakpoints[name]) - 0.04) / 16}rem)`

/** The at-rules and selectors that a key stands for; undefined where it is a property. */
export function conditionOf(key: string): readonly string[] | undefined {
  if (key === 'base') return []
  if (key.startsWith('@') || key.includes('&')) return [key]
  return states[key] ?? from[key]
}
