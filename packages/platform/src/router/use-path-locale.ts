import { useLocation } from 'react-router-dom'
import type { Locale } from '../intl/locale.ts'
import { localeOfPath } from './locale-path.ts'

/** Returns the language of the current address. */
export const usePathLocale = (): Locale => localeOfPath(useLocation().pathname)
