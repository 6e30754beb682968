import { useLocale, useWords } from '@metrolibre/platform'
import { MessagesProvider } from '@metrolibre/platform/host'
import { use, useEffect, type ReactNode } from 'react'
import { catalogueAtHand, loadCatalogue } from './catalogues.ts'
import { nameLanguage } from './name-language.ts'

/**
 * Provides the shell's texts in the language of the address. When the language or the country is switched, the router's
 * transition waits for the new catalogue, so the page stays as it is until then.
 */
export function LocaleBoundary({ children }: { children: ReactNode }) {
  const { locale } = useLocale()
  const words = useWords()
  const messages = catalogueAtHand(words) ?? use(loadCatalogue(words))
  useEffect(() => {
    nameLanguage(locale)
  }, [locale])
  return (
    <MessagesProvider locale={locale} messages={messages}>
      {children}
    </MessagesProvider>
  )
}
