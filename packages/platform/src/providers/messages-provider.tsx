import { useMemo, type ReactNode } from 'react'
import { RawIntlProvider } from 'react-intl'
import type { Locale, Messages } from '../intl/locale.ts'
import { createPageIntl } from './create-page-intl.ts'

/** Provides a message catalogue to the components inside it. A remote's provider is nested in the shell's. */
export function MessagesProvider({
  locale,
  messages,
  children,
}: {
  locale: Locale
  messages: Messages
  children: ReactNode
}) {
  const intl = useMemo(() => createPageIntl(locale, messages), [locale, messages])
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>
}
