// What the host gives, not a copy of it: this file is a part of each remote.
import { MessagesProvider, useIntl, useLocale, type Locale, type Messages } from '@metrolibre/platform'
import { use, type ReactNode } from 'react'

type Loaders = Readonly<Record<Locale, () => Promise<{ default: Messages }>>>

/**
 * The texts of some pages in a catalogue of their own, so that terms and answers do not travel with the front page.
 * `load` brings a language once; a failure is forgotten, so that the next attempt asks again.
 */
export function definePageTexts(loaders: Loaders) {
  const atHand = new Map<Locale, Messages>()
  const pending = new Map<Locale, Promise<Messages>>()
  const fetchTexts = async (locale: Locale): Promise<Messages> => {
    try {
      const { default: messages } = await loaders[locale]()
      atHand.set(locale, messages)
      return messages
    } catch (error) {
      pending.delete(locale)
      throw error
    }
  }
  return {
    atHand: (locale: Locale): Messages | undefined => atHand.get(locale),
    load: (locale: Locale): Promise<Messages> => {
      const texts = pending.get(locale) ?? fetchTexts(locale)
      pending.set(locale, texts)
      return texts
    },
  }
}

export type PageTexts = ReturnType<typeof definePageTexts>

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
