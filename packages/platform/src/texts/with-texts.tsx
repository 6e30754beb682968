// Imports the package by name, because this file is bundled into each remote and must use the host's
// contexts.
import { MessagesProvider, useIntl, useLocale } from '@metrolibre/platform'
import { use, type ReactNode } from 'react'
import type { PageTexts } from './page-texts.ts'

/**
 * Adds a page's own texts to those of the remote. When the language is switched, the old one stays on screen
 * until the new one is loaded.
 */
export function WithTexts({ texts, children }: { texts: PageTexts; children: ReactNode }) {
  const { locale } = useLocale()
  const { messages } = useIntl()
  // Always called, because React replays a component that suspended and expects the same calls of `use`.
  const own = use(texts.load(locale))
  return (
    <MessagesProvider locale={locale} messages={{ ...messages, ...own }}>
      {children}
    </MessagesProvider>
  )
}
