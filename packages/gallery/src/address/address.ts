import { defaultLocale, type Locale, locales } from '@metrolibre/platform'

export const themes = ['day', 'night'] as const
export type Theme = (typeof themes)[number]

/** Widths in px in which components can be looked at, besides that of the browser's own window. */
export const widths = [320, 390, 768] as const
export type Width = (typeof widths)[number]

/** What an address of the gallery shows: `/actions/button?theme=night&lang=en&width=390`. */
export interface Address {
  group?: string
  /** A component of the group. */
  component?: string
  /** A single state of the component, without the page around it, as in a frame. */
  state?: string
  theme: Theme
  locale: Locale
  /** Undefined: as wide as the window. */
  width?: Width
}

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | undefined =>
  known.find((each) => each === value)

const systemTheme = (): Theme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day')

export function readAddress(href: string): Address {
  const { pathname, searchParams } = new URL(href)
  const [group, component, state] = pathname.split('/').filter(Boolean)
  return {
    group,
    component,
    state,
    theme: oneOf(themes, searchParams.get('theme')) ?? systemTheme(),
    locale: oneOf(locales, searchParams.get('lang')) ?? defaultLocale,
    width: widths.find((width) => String(width) === searchParams.get('width')),
  }
}

export function hrefOf({ group, component, state, theme, locale, width }: Address): string {
  const path = [group, component, state].filter(Boolean).join('/')
  const choices = new URLSearchParams({ theme, lang: locale, ...(width && { width: String(width) }) })
  return `/${path}?${choices}`
}
