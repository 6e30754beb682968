import type { AppContext } from '../../platform/context.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import type { RequestFacts } from '../../platform/http/call.ts'
import type { CurrentUser } from '../../platform/identity/current-user.ts'
import { moveStage } from '../own-properties/move-stage.ts'
import { lockOwn } from '../own-properties/repository.ts'
import { enqueueDeclined } from './mails.ts'
import { answerMandate, findNewestMandate } from './repository.ts'

/**
 * Declines the offer with a reason. The owner can hand the property in again later.
 * @throws AppError not_found, wrong_state
 */
export const declineOffer = (
  app: AppContext,
  user: CurrentUser,
  propertyId: string,
  { offer: offerId, reason }: { offer: string; reason: string },
  where: Pick<RequestFacts, 'id'>,
): Promise<void> =>
  app.db.transaction(async (tx) => {
    const row = found(await lockOwn(tx, propertyId, user.id))
    const newest = await findNewestMandate(tx, propertyId)
    if (newest?.mandate.id === offerId && newest.mandate.state === 'declined') return
    if (row.stage !== 'evaluated' || newest?.mandate.id !== offerId)
      throw new AppError('wrong_state', { text: 'wrong_state.offer' })
    const at = app.clock.now()
    const declined = await answerMandate(tx, offerId, {
      state: 'declined',
      answeredAt: at,
      answeredBy: user.id,
      declineReason: reason.trim(),
    })
    const property = await moveStage(tx, row, {
      to: 'declined',
      actor: 'owner',
      actorId: user.id,
      requestId: where.id,
      at,
    })
    await enqueueDeclined(app, tx, property, declined)
  })
