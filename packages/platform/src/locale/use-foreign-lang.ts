import type { Locale } from '../intl/locale.ts'
import { usePathLocale } from '../router/use-path-locale.tsx'

/** Returns a function that gives the `lang` attribute of a text: its language, where that differs from the page's. */
export const useForeignLang = () => {
  const locale = usePathLocale()
  return (lang: Locale): Locale | undefined => (lang === locale ? undefined : lang)
}
