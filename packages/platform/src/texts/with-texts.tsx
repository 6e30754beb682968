// Imports the package by name, because this file is bundled into each remote and must use the host's
// contexts.
import { MessagesProvider, useIntl, useLocale, useWords } from '@metrolibre/platform'
import { use, type ReactNode } from 'react'
import type { PageTexts } from './page-texts.ts'

/**
 * Adds a page's own texts to those of the remote. When the language or the country is switched, the old ones stay on
 * screen until the new ones are loaded.
 */
export function WithTexts({ texts, children }: { texts: PageTexts; children: ReactNode }) {
  const { locale } = useLocale()
  const { messages } = useIntl()
  const words = useWords()
  // Always called, because React replays a component that suspended and expects the same calls of `use`.
  const own = use(texts.load(words))
  return (
    <MessagesProvider locale={locale} messages={{ ...messages, ...own }}>
      {children}
    </MessagesProvider>
  )
}
