import type { AppContext } from '../../platform/context.ts'
import { fulfil } from './fulfil.ts'
import { atPace } from './pace.ts'
import { changeCheckout, findQuietCheckouts, type CheckoutRow } from './repository.ts'
import { hasFailed, remoteSession } from './session-link.ts'
import { isRefusal } from './stripe.ts'

const quietMs = 15_000
// The provider stops sending an event again after three days as well.
const memoryMs = 3 * 86_400_000

/** Reads sessions again that were not updated lately, so that a lost webhook only costs a few seconds. */
export async function reconcile(app: AppContext): Promise<void> {
  const now = app.clock.now().getTime()
  const quiet = await findQuietCheckouts(app.db, {
    before: new Date(now - quietMs),
    forgottenBefore: new Date(now - memoryMs),
  })
  await atPace(() => Promise.all(quiet.map((row) => look(app, row))))
}

async function look(app: AppContext, row: CheckoutRow): Promise<void> {
  const now = app.clock.now()
  // Update the time stamp whatever the outcome, so that the next round begins with other sessions.
  const touch = (change: { closedAt?: Date; status?: 'expired' }) =>
    changeCheckout(app.db, row.id, ['creating', 'open', 'expired'], change, now)
  try {
    const session = await remoteSession(app, row)
    if (session && (session.payment_status === 'paid' || hasFailed(session)))
      return void (await fulfil(app, session.id))
    // Nothing else ends the session of a month: its booking goes on whether it is paid or not.
    const isOver = session?.status === 'expired' && row.chargeNumber !== null && row.chargeNumber > 1
    // Stryker disable next-line OptionalChaining: an error leads to the same change below
    await touch({
      ...(session?.status === 'expired' && { closedAt: now }),
      ...(isOver && { status: 'expired' }),
    })
  } catch (error) {
    app.logger.warn({ err: error, checkout: row.id }, 'session could not be read')
    await touch(isRefusal(error) && row.status === 'expired' ? { closedAt: now } : {})
  }
}
