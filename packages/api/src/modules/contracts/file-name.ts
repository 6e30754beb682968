import type { Locale } from '@metrolibre/contract'
import { mailMessages } from '../../platform/mail/mail-messages.ts'
import type { ContractRow } from './repository.ts'

const texts = mailMessages({
  es: {
    contract: 'contrato-firmado-{code}.pdf',
    addendum: 'anexo-firmado-{code}.pdf',
    copy: 'contrato-{code}-copia-de-lectura.pdf',
    addendumCopy: 'anexo-{code}-copia-de-lectura.pdf',
    draft: 'contrato-{code}-borrador.pdf',
    addendumDraft: 'anexo-{code}-borrador.pdf',
  },
  en: {
    contract: 'signed-contract-{code}.pdf',
    addendum: 'signed-addendum-{code}.pdf',
    copy: 'contract-{code}-reading-copy.pdf',
    addendumCopy: 'addendum-{code}-reading-copy.pdf',
    draft: 'contract-{code}-draft.pdf',
    addendumDraft: 'addendum-{code}-draft.pdf',
  },
})

/** Returns what the file of a signed contract is called in lists, downloads and mails, in the reader's language. */
export const signedFileName = (kind: ContractRow['kind'], reservationId: string, locale: Locale): string =>
  texts(locale)(kind === 'addendum' ? 'addendum' : 'contract', { code: reservationId.slice(0, 8) })

/** Returns what the file is called that is read until the booking is paid, in the reader's language. */
export const copyFileName = (kind: ContractRow['kind'], reservationId: string, locale: Locale): string =>
  texts(locale)(kind === 'addendum' ? 'addendumCopy' : 'copy', { code: reservationId.slice(0, 8) })

/** Returns what the file of an unsigned contract is called, in the reader's language. */
export const draftFileName = (kind: ContractRow['kind'], reservationId: string, locale: Locale): string =>
  texts(locale)(kind === 'addendum' ? 'addendumDraft' : 'draft', { code: reservationId.slice(0, 8) })
