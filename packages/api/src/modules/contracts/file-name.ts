import type { Locale } from '@metrolibre/contract'
import { mailMessages } from '../../platform/mail/mail-messages.ts'
import type { ContractRow } from './repository.ts'

const texts = mailMessages({
  es: {
    contract: 'contrato-firmado-{code}.pdf',
    addendum: 'anexo-firmado-{code}.pdf',
    draft: 'contrato-{code}-borrador.pdf',
    addendumDraft: 'anexo-{code}-borrador.pdf',
  },
  en: {
    contract: 'signed-contract-{code}.pdf',
    addendum: 'signed-addendum-{code}.pdf',
    draft: 'contract-{code}-draft.pdf',
    addendumDraft: 'addendum-{code}-draft.pdf',
  },
})

/** Returns what the file of a signed contract is called in lists, downloads and mails, in the reader's language. */
export const signedFileName = (kind: ContractRow['kind'], reservationId: string, locale: Locale): string =>
  texts(locale)(kind === 'addendum' ? 'addendum' : 'contract', { code: reservationId.slice(0, 8) })

/** Returns what the file of an unsigned contract is called, in the reader's language. */
export const draftFileName = (kind: ContractRow['kind'], reservationId: string, locale: Locale): string =>
  texts(locale)(kind === 'addendum' ? 'addendumDraft' : 'draft', { code: reservationId.slice(0, 8) })
