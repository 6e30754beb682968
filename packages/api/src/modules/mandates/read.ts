import type { Mandate } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { PropertyRow } from '../../platform/db/schema/properties.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import type { BinaryAnswer } from '../../platform/http/call.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import { drawInTurn } from '../contracts/drawing-line.ts'
import { verifyUrl } from '../contracts/verify-url.ts'
import { findKept, findOwnProperty } from '../own-properties/repository.ts'
import { likelySigner, requirePrintableTerms, mandateTermsOf } from './document.ts'
import { findNewestMandate, findOpen, findMandateOwner } from './repository.ts'
import { toMandate } from './wire.ts'

/** Returns a property to its owner or an admin. To everybody else it is not found. */
export const readable = async (app: AppContext, user: CurrentUser, id: string): Promise<PropertyRow> =>
  found(user.isAdmin ? await findKept(app.db, id) : await findOwnProperty(app.db, id, user.id))

/** Returns the newest offer for a property, or null while it is being evaluated. */
export async function readMandate(app: AppContext, user: CurrentUser, id: string): Promise<Mandate | null> {
  const property = await readable(app, user, id)
  const newest = await findNewestMandate(app.db, id)
  return newest ? toMandate(property, newest, app.clock.now()) : null
}

/**
 * Renders the mandate as it would be signed now, without any effect.
 * @throws AppError wrong_state when there is no open offer
 */
export async function draftMandate(app: AppContext, user: CurrentUser, id: string): Promise<BinaryAnswer> {
  return drawDraft(app, await readable(app, user, id))
}

/** Renders the mandate of a property for those who may read it. @throws AppError like `draftMandate` */
export async function drawDraft(app: AppContext, property: PropertyRow): Promise<BinaryAnswer> {
  const { terms, fileName } = await composeMandateDraft(app, property)
  const { renderMandate } = await import('./pdf/render-mandate.ts')
  return {
    bytes: await drawInTurn(() => renderMandate({ terms, verifyUrl: verifyUrl(app.config.PUBLIC_URL) })),
    fileName,
    disposition: 'inline',
  }
}

/** Returns the contents of the unsigned mandate and the name of its file. @throws AppError like `draftMandate` */
export async function composeMandateDraft(app: AppContext, property: PropertyRow) {
  const offer = await findOpen(app.db, property.id)
  if (!offer) throw new AppError('wrong_state', { text: 'wrong_state.offer' })
  const owner = await findMandateOwner(app.db, property.ownerId)
  const terms = mandateTermsOf(property, offer, owner, likelySigner(owner))
  requirePrintableTerms(terms)
  return { terms, fileName: `mandato-${offer.id.slice(0, 8)}-borrador.pdf` }
}

/**
 * Returns the PDF of the mandate that was signed on screen.
 * @throws AppError not_found when none was
 */
export async function readSigned(app: AppContext, user: CurrentUser, id: string): Promise<BinaryAnswer> {
  await readable(app, user, id)
  const { mandate, contract } = found(await findNewestMandate(app.db, id))
  return {
    bytes: await app.storage.getBytes(found(found(contract).pdfKey)),
    fileName: `mandato-${mandate.id.slice(0, 8)}.pdf`,
    disposition: 'attachment',
  }
}
