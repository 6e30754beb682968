import type Stripe from 'stripe'
import type { AppContext } from '../../platform/context.ts'
import { findProcessed, findReadTo, moveReadTo } from './event-repository.ts'
import { processEvent, handledEvents } from './process-event.ts'
import { atPace } from './pace.ts'
import { stripeOf } from './stripe.ts'

// Events may appear a little later than the second in their time stamp.
const overlapSeconds = 600
const pageSize = 100

/**
 * Reads the provider's list of events from where the last sweep ended and processes those that no webhook
 * delivered: refunds made at its dashboard, refunds that failed later, disputes and payments. The provider
 * keeps the list for thirty days.
 */
export const sweepEvents = (app: AppContext): Promise<void> => atPace(() => sweep(app))

async function sweep(app: AppContext): Promise<void> {
  const readTo = await findReadTo(app.db)
  const readSeconds = readTo && Math.floor(readTo.getTime() / 1000)
  const list = stripeOf(app).events.list({
    types: [...handledEvents],
    limit: pageSize,
    ...(readSeconds !== undefined && { created: { gte: readSeconds - overlapSeconds } }),
  })
  const missed: Stripe.Event[] = []
  let newest = readSeconds ?? 0
  for await (const page of pagesOf(list)) {
    newest = Math.max(newest, ...page.map((event) => event.created))
    missed.push(...(await unprocessed(app, page)))
  }
  const failed = await processAll(app, missed.toReversed())
  if (newest === 0 || failed > 0) return
  await moveReadTo(app.db, new Date(newest * 1000))
}

async function* pagesOf(list: AsyncIterable<Stripe.Event>): AsyncGenerator<Stripe.Event[]> {
  let page: Stripe.Event[] = []
  for await (const event of list) {
    page.push(event)
    // Stryker disable next-line ConditionalExpression,EqualityOperator: only says how many ids a query names
    if (page.length < pageSize) continue
    yield page
    page = []
  }
  yield page
}

async function unprocessed(app: AppContext, page: readonly Stripe.Event[]): Promise<Stripe.Event[]> {
  const processed = await findProcessed(
    app.db,
    page.map(({ id }) => id),
  )
  return page.filter(({ id }) => !processed.has(id))
}

/**
 * Processes events, oldest first, and returns how many failed. A failed one does not delay the others and is
 * read again by the next sweep.
 */
async function processAll(app: AppContext, events: readonly Stripe.Event[]): Promise<number> {
  let failed = 0
  for (const event of events) {
    try {
      await processEvent(app, event)
    } catch (error) {
      failed += 1
      app.logger.warn({ err: error, event: event.id }, 'missed event could not be processed')
    }
  }
  return failed
}
