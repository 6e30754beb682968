import type { Payments } from '../context.ts'
import type { Charge, PaymentIntent, Session } from '../objects/types.ts'
import { changes } from '../objects/fields.ts'
import { openDispute } from '../disputes/open.ts'
import { listPage } from '../objects/page.ts'
import { settleRefund } from '../resources/refund-settlement.ts'
import { expireSession } from './expire.ts'

/** Does everything that is due: expires sessions, settles slow cards, ends slow refunds, opens disputes. */
export function settleDue(payments: Payments) {
  const { database, store, clock } = payments
  const due = store.dueBy(clock.seconds())
  if (due.length === 0) return
  database.transaction(() => {
    for (const object of due) {
      if (object.object === 'checkout.session') expireSession(payments, object as Session)
      if (object.object === 'payment_intent') settleIntent(payments, object as PaymentIntent)
      if (object.object === 'refund') settleRefund(payments, object.id)
      if (object.object === 'charge') openDispute(payments, object as Charge)
    }
  })
}

function settleIntent(payments: Payments, intent: PaymentIntent) {
  const { database, store, emit } = payments
  const { fails = false } = store.hidden<{ fails?: boolean }>(intent.id)
  const charge = store.find('charge', intent.latest_charge ?? '')!
  const settledCharge = store.update<Charge>({
    ...charge,
    ...(fails ? failed : { ...succeeded, amount_captured: charge.amount }),
  })
  const settled = store.update<PaymentIntent>(
    {
      ...intent,
      status: fails ? 'requires_payment_method' : 'succeeded',
      amount_received: fails ? 0 : intent.amount,
    },
    { due: null },
  )
  emit(fails ? 'charge.failed' : 'charge.succeeded', settledCharge, changes(charge, settledCharge))
  emit(
    fails ? 'payment_intent.payment_failed' : 'payment_intent.succeeded',
    settled,
    changes(intent, settled),
  )
  const [session] = listPage(database, 'checkout.session', '', { limit: 1 }, { payment_intent: intent.id })
    .data as Session[]
  if (session === undefined) return
  const updated = store.update<Session>({ ...session, payment_status: fails ? 'unpaid' : 'paid' })
  emit(fails ? 'checkout.session.async_payment_failed' : 'checkout.session.async_payment_succeeded', updated)
}

const succeeded = { status: 'succeeded' as const, paid: true }

const failed = {
  status: 'failed' as const,
  paid: false,
  captured: false,
  receipt_url: null,
  failure_code: 'generic_decline',
  failure_message: 'Your card was declined.',
}
