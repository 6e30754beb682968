import type { Locale } from '@metrolibre/contract'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { mailMessages } from '../../platform/mail/mail-messages.ts'
import type { ContractRow } from './repository.ts'

const texts = mailMessages({
  es: {
    contract: 'contrato-firmado-{code}.pdf',
    addendum: '{currency, select, PEN {adenda-firmada} other {anexo-firmado}}-{code}.pdf',
    copy: 'contrato-{code}-copia-de-lectura.pdf',
    addendumCopy: '{currency, select, PEN {adenda} other {anexo}}-{code}-copia-de-lectura.pdf',
    draft: 'contrato-{code}-borrador.pdf',
    addendumDraft: '{currency, select, PEN {adenda} other {anexo}}-{code}-borrador.pdf',
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

/** A booking's currency is that of its country, whose word for an addendum is used. */
type NamedBooking = Pick<ReservationRow, 'id' | 'currency'>

const wordsOf = ({ id, currency }: NamedBooking) => ({ code: id.slice(0, 8), currency })

/** Returns what the file of a signed contract is called in lists, downloads and mails, in the reader's language. */
export const signedFileName = (kind: ContractRow['kind'], booking: NamedBooking, locale: Locale): string =>
  texts(locale)(kind === 'addendum' ? 'addendum' : 'contract', wordsOf(booking))

/** Returns what the file is called that is read until the booking is paid, in the reader's language. */
export const copyFileName = (kind: ContractRow['kind'], booking: NamedBooking, locale: Locale): string =>
  texts(locale)(kind === 'addendum' ? 'addendumCopy' : 'copy', wordsOf(booking))

/** Returns what the file of an unsigned contract is called, in the reader's language. */
export const draftFileName = (kind: ContractRow['kind'], booking: NamedBooking, locale: Locale): string =>
  texts(locale)(kind === 'addendum' ? 'addendumDraft' : 'draft', wordsOf(booking))
