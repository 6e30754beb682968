import type { AppContext } from '../../platform/context.ts'
import { fulfil } from './fulfil.ts'
import { changeCheckout, findUnsettled } from './repository.ts'
import { closeSession } from './session-link.ts'

/**
 * Closes the checkout in which a month can be paid by card, before the office settles that month in another way. One that was
 * paid meanwhile is fulfilled. Where the provider does not answer it stays open, and what is paid in it is given back.
 */
export async function closeOpenCheckout(
  app: AppContext,
  { reservationId, number }: { readonly reservationId: string; readonly number: number },
): Promise<void> {
  const open = await findUnsettled(app.db, reservationId)
  if (open?.chargeNumber !== number) return
  try {
    const paid = await closeSession(app, open)
    if (paid) await fulfil(app, paid)
    else await changeCheckout(app.db, open.id, ['creating', 'open'], { status: 'expired' }, app.clock.now())
  } catch (error) {
    app.logger.warn({ err: error, checkout: open.id }, 'the checkout of a month could not be closed')
  }
}
