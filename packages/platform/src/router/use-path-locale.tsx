import { createContext, use, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { Locale } from '../intl/locale.ts'
import { LocationContext } from './edge/router-contexts.ts'
import { localeOfPath } from './locale-path.ts'

const PathLocaleContext = createContext<Locale | undefined>(undefined)

/** Spares all below it from being rendered whenever the address changes, but not its language. */
export function PathLocale({ children }: { children: ReactNode }) {
  return <PathLocaleContext value={localeOfPath(useLocation().pathname)}>{children}</PathLocaleContext>
}

/** Returns the language of the current address. */
export const usePathLocale = (): Locale =>
  use(PathLocaleContext) ?? localeOfPath(use(LocationContext).location.pathname)
