import { eq, inArray, sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import type { AppContext } from '../../platform/context.ts'
import { eventSweeps } from '../../platform/db/schema/disputes.ts'
import { paymentEvents } from '../../platform/db/schema/payments.ts'
import { hearEvent, heardEvents } from './hear-event.ts'
import { atPace } from './pace.ts'
import { stripeOf } from './stripe.ts'

const name = 'payments'
// Events may come to light a little after the second they bear.
const overlapSeconds = 600
const pageSize = 100

/**
 * Reads the provider's own list of events since it was last read and lets those have their effect that no webhook
 * brought: refunds made at its dashboard, refunds that failed later, disputes, payments. The provider keeps the list
 * for thirty days.
 */
export const sweepEvents = (app: AppContext): Promise<void> => atPace(() => sweep(app))

async function sweep(app: AppContext): Promise<void> {
  const [last] = await app.db.select().from(eventSweeps).where(eq(eventSweeps.name, name))
  const created = last && { gte: Math.floor(last.readTo.getTime() / 1000) - overlapSeconds }
  const list = stripeOf(app).events.list({
    types: [...heardEvents],
    limit: pageSize,
    ...(created && { created }),
  })
  const missed: Stripe.Event[] = []
  let newest = last ? Math.floor(last.readTo.getTime() / 1000) : 0
  for await (const page of pagesOf(list)) {
    newest = Math.max(newest, ...page.map((event) => event.created))
    missed.push(...(await unheard(app, page)))
  }
  const failed = await hearAll(app, missed.toReversed())
  if (newest === 0 || failed > 0) return
  const readTo = new Date(newest * 1000)
  await app.db
    .insert(eventSweeps)
    .values({ name, readTo })
    .onConflictDoUpdate({
      target: eventSweeps.name,
      set: { readTo: sql`greatest(${eventSweeps.readTo}, excluded.read_to)` },
    })
}

async function* pagesOf(list: AsyncIterable<Stripe.Event>): AsyncGenerator<Stripe.Event[]> {
  let page: Stripe.Event[] = []
  for await (const event of list) {
    page.push(event)
    if (page.length < pageSize) continue
    yield page
    page = []
  }
  if (page.length > 0) yield page
}

async function unheard(app: AppContext, page: readonly Stripe.Event[]): Promise<Stripe.Event[]> {
  const ids = page.map(({ id }) => id)
  const known = await app.db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(inArray(paymentEvents.id, ids))
  const heard = new Set(known.map(({ id }) => id))
  return page.filter(({ id }) => !heard.has(id))
}

/** Oldest first; one that fails keeps no other waiting and is read again with the next sweep. */
async function hearAll(app: AppContext, events: readonly Stripe.Event[]): Promise<number> {
  let failed = 0
  for (const event of events) {
    try {
      await hearEvent(app, event)
    } catch (error) {
      failed += 1
      app.logger.warn({ err: error, event: event.id }, 'missed event could not be heard')
    }
  }
  return failed
}
