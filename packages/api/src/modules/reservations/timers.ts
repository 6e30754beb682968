import type { AppContext } from '../../platform/context.ts'
import { settleDueCancellations } from '../cancellations/carry-out.ts'
import { chargeCards, reconcileAttempts } from '../payments/charge-cards.ts'
import { reconcileSetups } from '../payments/save-card.ts'
import { turnDeposits } from './turn-deposits.ts'
import { atPace } from '../payments/pace.ts'
import { reconcile } from '../payments/reconcile.ts'
import { sendRefunds } from '../payments/send-refunds.ts'
import { sweepEvents } from '../payments/sweep-events.ts'
import { turnCharges } from './turn-charges.ts'
import { expireHolds, settleOverdueCheckouts, turnPeriods } from './expire.ts'

/** Registers the timers that move reservations and payments along (RULES.md §6). */
export function registerReservationTimers(app: AppContext): void {
  app.jobs.every('expire-holds', 1_000, () => expireHolds(app))
  app.jobs.every('settle-checkouts', 1_000, () => atPace(() => settleOverdueCheckouts(app)))
  app.jobs.every('send-refunds', 1_000, () => sendRefunds(app))
  app.jobs.every('reconcile-payments', 5_000, () => reconcile(app))
  app.jobs.every('sweep-payment-events', 60_000, () => sweepEvents(app))
  app.jobs.every('settle-cancellations', 5_000, () => settleDueCancellations(app))
  app.jobs.every('turn-periods', 5_000, () => turnPeriods(app))
  app.jobs.every('turn-charges', 30_000, () => turnCharges(app))
  app.jobs.every('charge-cards', 10_000, () => atPace(() => chargeCards(app)))
  app.jobs.every('reconcile-cards', 5_000, () =>
    atPace(async () => {
      await reconcileAttempts(app)
      await reconcileSetups(app)
    }),
  )
  app.jobs.every('turn-deposits', 30_000, () => turnDeposits(app))
}
