import { useLocale } from '@metrolibre/platform'
import { MessagesProvider } from '@metrolibre/platform/host'
import { use, useEffect, type ReactNode } from 'react'
import { catalogueAtHand, loadCatalogue } from './catalogues.ts'
import { nameLanguage } from './name-language.ts'

/**
 * Speaks the language of the address. A switch waits for the other catalogue inside the router's transition,
 * so the page stays as it is until its texts are there.
 */
export function LocaleBoundary({ children }: { children: ReactNode }) {
  const { locale } = useLocale()
  const messages = catalogueAtHand(locale) ?? use(loadCatalogue(locale))
  useEffect(() => {
    nameLanguage(locale)
  }, [locale])
  return (
    <MessagesProvider locale={locale} messages={messages}>
      {children}
    </MessagesProvider>
  )
}
