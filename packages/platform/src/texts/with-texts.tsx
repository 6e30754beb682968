// What the host gives, not a copy of it: this file is a part of each remote.
import { MessagesProvider, useIntl, useLocale } from '@metrolibre/platform'
import { use, type ReactNode } from 'react'
import type { PageTexts } from './page-texts.ts'

/** Adds a page's own texts to those of the remote. Another language is waited for with the old one on screen. */
export function WithTexts({ texts, children }: { texts: PageTexts; children: ReactNode }) {
  const { locale } = useLocale()
  const { messages } = useIntl()
  const own = texts.atHand(locale) ?? use(texts.load(locale))
  return (
    <MessagesProvider locale={locale} messages={{ ...messages, ...own }}>
      {children}
    </MessagesProvider>
  )
}
