import type { Payments } from '../context.ts'
import type { Session } from '../objects/types.ts'
import { changes } from '../objects/fields.ts'

/** Expires an open session: nobody can pay it any more, and its unpaid intent is cancelled. */
export function expireSession({ store, clock, emit }: Payments, session: Session): Session {
  const expired = store.update<Session>({ ...session, status: 'expired', url: null }, { due: null })
  const intent =
    session.payment_intent === null ? undefined : store.find('payment_intent', session.payment_intent)
  if (intent?.status === 'requires_payment_method') {
    const cancelled = store.update({
      ...intent,
      status: 'canceled' as const,
      canceled_at: clock.seconds(),
      cancellation_reason: 'expired',
    })
    emit('payment_intent.canceled', cancelled)
  }
  emit('checkout.session.expired', expired, changes(session, expired))
  return expired
}
