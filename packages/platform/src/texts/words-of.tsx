// Imports the package by name, as `with-texts.tsx` does.
import { MessagesProvider, useIntl, useLocale, useWords, type Country } from '@metrolibre/platform'
import { use, type ReactNode } from 'react'
import type { PageTexts } from './page-texts.ts'

interface Props {
  /** Where the thing is that is shown: a property, or its booking. */
  country: Country
  /** The texts that are used inside. */
  texts: readonly PageTexts[]
  children: ReactNode
}

/** Shows a thing in the words of its country, whatever country its reader has chosen. */
export function WordsOf({ country, texts, children }: Props) {
  const { locale } = useLocale()
  const { messages } = useIntl()
  const [own, words] = [useWords(), useWords(country)]
  const others = own === words ? [] : texts.map((one) => use(one.load(words)))
  return (
    <MessagesProvider locale={locale} messages={Object.assign({}, messages, ...others)}>
      {children}
    </MessagesProvider>
  )
}
