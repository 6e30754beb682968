import { ContractDraft, type ContractText, type Locale } from '@metrolibre/contract'
import { parse } from 'valibot'
import type { AppContext } from '../../platform/context.ts'
import type { ReservationRow } from '../../platform/db/schema/reservations.ts'
import { documentTicket, openTicket, ticketUrl } from '../../platform/document-ticket.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import type { BinaryAnswer } from '../../platform/http/call.ts'
import { findReservation } from '../reservation-core/repository.ts'
import type { DraftWish } from '../reservation-core/wire.ts'
import { toContractText } from './contract-text.ts'
import { composeContractDraft, draftContract } from './draft.ts'
import { draftFileName } from './file-name.ts'

const documentOf = (reservationId: string): string => `contract draft ${reservationId}`

const wishOf = ({ propertyId, roomId, period }: ReservationRow, terms: DraftWish['terms']): DraftWish => ({
  propertyId,
  roomId,
  period,
  terms,
})

/**
 * Returns what the contract of a reservation says before it is signed, and where its PDF can be opened. What would refuse it there is refused here,
 * where the reader sees it.
 * @throws AppError like `draftContract`
 */
export async function linkDraft(
  app: AppContext,
  reservation: ReservationRow,
  { signature: _unsigned, ...terms }: ContractDraft,
  locale: Locale,
): Promise<{ url: string; text: ContractText }> {
  const { id, tenantId } = reservation
  const document = await composeContractDraft(app, tenantId, wishOf(reservation, terms))
  const fileName = draftFileName(document.kind === 'lease' ? 'lease' : 'addendum', reservation, locale)
  const { APP_SECRET, PUBLIC_URL } = app.config
  const ticket = await documentTicket(APP_SECRET, documentOf(id), { terms, fileName }, app.clock.now())
  return {
    url: ticketUrl(PUBLIC_URL, `/reservation/${id}/draft`, fileName, ticket),
    text: toContractText(document, locale),
  }
}

/** Draws the unsigned contract that a ticket is for. @throws AppError link_invalid, and like `draftContract` */
export async function openContractDraft(app: AppContext, id: string, ticket: string): Promise<BinaryAnswer> {
  const held = await openTicket(app.config.APP_SECRET, documentOf(id), ticket, app.clock.now())
  if (!held) throw new AppError('link_invalid')
  const reservation = found(await findReservation(app.db, id))
  const wish = wishOf(reservation, parse(ContractDraft, held['terms']))
  return {
    bytes: await draftContract(app, reservation.tenantId, wish),
    fileName: String(held['fileName']),
    disposition: 'inline',
  }
}
