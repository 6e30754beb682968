import { createContext, use, type ReactNode } from 'react'
import type { Locale } from '../intl/locale.ts'
import { localeOfPath } from './locale-path.ts'
import { PlaceContext, usePlace } from './page-navigation.ts'

const PathLocaleContext = createContext<Locale | undefined>(undefined)

/** Spares all below it from being rendered whenever the address changes, but not its language. */
export function PathLocale({ children }: { children: ReactNode }) {
  return <PathLocaleContext value={localeOfPath(usePlace().location.pathname)}>{children}</PathLocaleContext>
}

/** Returns the language of the current address. */
export const usePathLocale = (): Locale =>
  use(PathLocaleContext) ?? localeOfPath(use(PlaceContext)?.location.pathname ?? '/')
