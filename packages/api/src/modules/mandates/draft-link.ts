import type { AppContext } from '../../platform/context.ts'
import { documentTicket, openTicket, ticketUrl } from '../../platform/document-ticket.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import type { BinaryAnswer } from '../../platform/http/call.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import { findKept } from '../own-properties/repository.ts'
import { composeMandateDraft, drawDraft, readable } from './read.ts'

const documentOf = (propertyId: string): string => `mandate draft ${propertyId}`

/**
 * Returns where the mandate can be read before it is signed.
 * @throws AppError wrong_state when there is no open offer
 */
export async function linkMandateDraft(
  app: AppContext,
  user: CurrentUser,
  id: string,
): Promise<{ url: string }> {
  const { fileName } = await composeMandateDraft(app, await readable(app, user, id))
  const { APP_SECRET, PUBLIC_URL } = app.config
  const ticket = await documentTicket(APP_SECRET, documentOf(id), {}, app.clock.now())
  return { url: ticketUrl(PUBLIC_URL, `/locations/${id}/mandate/draft`, fileName, ticket) }
}

/** Draws the unsigned mandate that a ticket is for. @throws AppError link_invalid, and like `linkMandateDraft` */
export async function openMandateDraft(app: AppContext, id: string, ticket: string): Promise<BinaryAnswer> {
  if (!(await openTicket(app.config.APP_SECRET, documentOf(id), ticket, app.clock.now())))
    throw new AppError('link_invalid')
  return drawDraft(app, found(await findKept(app.db, id)))
}
