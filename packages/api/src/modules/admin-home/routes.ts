import { endpoints, listedWaitingKinds } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { countPages } from './counts-repository.ts'
import { readMoney } from './money.ts'
import { readOccupancy } from './occupancy.ts'
import { readWaiting } from './waiting.ts'
import { findOwnerInReview } from './waiting-repository.ts'

/** Serves the start page of admins: what waits, the money of 30 days, and how much is rented. */
export function registerAdminHome(app: AppContext): void {
  const { adminHome } = endpoints

  serve(app, adminHome.counts, async () => ({ counts: await countPages(app.db) }))
  serve(app, adminHome.waiting, async () => {
    const [waiting, rooms, accounts, payouts, ownerId] = await Promise.all([
      Promise.all(listedWaitingKinds.map((kind) => readWaiting(app, kind))),
      readWaiting(app, 'room'),
      readWaiting(app, 'account'),
      readWaiting(app, 'payout'),
      findOwnerInReview(app.sql),
    ])
    return { waiting, rooms, accounts: { ...accounts, ownerId }, payouts }
  })
  serve(app, adminHome.money, async () => ({ countries: await readMoney(app) }))
  serve(app, adminHome.occupancy, ({ query }) => readOccupancy(app, query))
}
