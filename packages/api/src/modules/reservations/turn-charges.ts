import { planTimes } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { eachApart } from '../../platform/each-apart.ts'
import {
  changeCharge,
  findFallingDue,
  findFallingOverdue,
  findUnannounced,
  noteAnnounced,
  type ChargeRow,
} from '../charges/repository.ts'
import { enqueueChargeNews, enqueueChargeOverdue } from '../payments/charge-mails.ts'
import { lockReservation } from '../reservation-core/repository.ts'

const dayMs = 86_400_000

/**
 * Moves the months of bookings that are paid month by month along: each is announced three days before, due at six in the
 * morning of its day, and overdue five days later. A month whose announcement was missed is due without one
 * (RULES.md §6.70).
 */
export async function turnCharges(app: AppContext): Promise<void> {
  const at = app.clock.now()
  const overdue = await findFallingOverdue(app.db, at)
  await each(app, overdue, async (tx, charge) => {
    const moved = await changeCharge(tx, charge, { from: charge.state, to: 'overdue', actor: 'timer', at })
    if (moved) await enqueueChargeOverdue(app, tx, moved)
  })
  await each(app, await findFallingDue(app.db, at), async (tx, charge) => {
    const moved = await changeCharge(tx, charge, { from: 'planned', to: 'due', actor: 'timer', at })
    if (moved) await enqueueChargeNews(app, tx, 'due', moved)
  })
  const soon = new Date(at.getTime() + planTimes.announcedDays * dayMs)
  await each(app, await findUnannounced(app.db, at, soon), async (tx, charge) => {
    if (await noteAnnounced(tx, charge, at)) await enqueueChargeNews(app, tx, 'announced', charge)
  })
}

/** Works on each charge in a transaction of its own, which locks its reservation first, as every transaction does. */
const each = (
  app: AppContext,
  rows: readonly ChargeRow[],
  work: (tx: Transaction, charge: ChargeRow) => Promise<void>,
): Promise<void> =>
  eachApart(
    app.logger,
    rows.map((charge) => ({ id: charge.reservationId, charge })),
    ({ id, charge }) =>
      app.db.transaction(async (tx) => {
        await lockReservation(tx, id)
        await work(tx, charge)
      }),
  )
