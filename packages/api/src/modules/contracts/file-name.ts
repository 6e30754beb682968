import type { Locale } from '@metrolibre/contract'
import { mailMessages } from '../../platform/mail/mail-messages.ts'
import type { ContractRow } from './repository.ts'

const texts = mailMessages({
  es: { contract: 'contrato-firmado-{code}.pdf', addendum: 'anexo-firmado-{code}.pdf' },
  en: { contract: 'signed-contract-{code}.pdf', addendum: 'signed-addendum-{code}.pdf' },
})

/** Returns what the file of a signed contract is called in lists, downloads and mails, in the reader's language. */
export const signedFileName = (kind: ContractRow['kind'], reservationId: string, locale: Locale): string =>
  texts(locale)(kind === 'addendum' ? 'addendum' : 'contract', { code: reservationId.slice(0, 8) })
