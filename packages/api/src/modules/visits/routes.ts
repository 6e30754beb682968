import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { createRefusalCounter } from '../health/record-refusal.ts'
import { readAgenda } from './agenda.ts'
import { bookVisit, readFreeTimes } from './book.ts'
import { setHours } from './set-hours.ts'
import { cancelVisitHere, moveVisit, readOwnersTimes } from './change.ts'
import { cancelLinked, moveLinked, readLinked } from './linked.ts'
import { listVisits, showOwnersVisit } from './list.ts'
import { prefill, prefillTechnical } from './prefill.ts'
import { forgetVisitors } from './change-repository.ts'
import { type VisitWithPlace } from './repository.ts'
import { settleMovedVisits } from './settle-moved-visits.ts'
import { receiveNotice } from './webhook.ts'

const hourMs = 3_600_000
/** How long after a visit its visitor can be reached: somebody may have left something there. */
const keptMs = 2 * 24 * hourMs

export function registerVisits(app: AppContext): void {
  const { visits, adminVisits } = endpoints
  const counted = createRefusalCounter(app, 'visits')
  serve(app, visits.prefill, ({ user, params }) => prefill(app, user, params.id))
  serve(app, visits.technical, ({ user, params }) => prefillTechnical(app, user, params.id))
  serve(app, visits.mine, async ({ user, query }) => ({ visits: await listVisits(app, user, query.view) }))
  serve(app, adminVisits.agenda, ({ query }) => readAgenda(app, query))
  serve(app, visits.setHours, ({ user, params, body }) => setHours(app, user, params.id, body))
  serve(app, visits.free, async ({ params }) => ({ free: await readFreeTimes(app, params.id) }))
  serve(app, visits.book, ({ user, params, body, request }) =>
    bookVisit(app, { user, request }, params.id, body),
  )
  serve(app, visits.times, async ({ user, params }) => ({
    free: await readOwnersTimes(app, user, params.id),
  }))
  const owners = (row: VisitWithPlace) => showOwnersVisit(row, app.clock.now())
  serve(app, visits.move, async ({ user, params, body }) =>
    owners(await moveVisit(app, params.id, { ownerId: user.id }, { ...body, reason: body.reason.trim() })),
  )
  serve(app, visits.cancel, async ({ user, params, body }) =>
    owners(await cancelVisitHere(app, params.id, { ownerId: user.id }, body.reason.trim())),
  )
  serve(app, visits.linked, ({ query }) => readLinked(app, query.link))
  serve(app, visits.moveLinked, ({ body: { link, ...move } }) => moveLinked(app, link, move))
  serve(app, visits.cancelLinked, ({ body }) => cancelLinked(app, body.link))
  app.jobs.every('forget-visitors', hourMs, async () => {
    await forgetVisitors(app.db, new Date(app.clock.now().getTime() - keptMs))
  })
  app.jobs.every('settle-moved-visits', hourMs, () => settleMovedVisits(app))
  serve(app, visits.webhook, async ({ request }) => {
    await counted(request, () =>
      receiveNotice(app, request.rawBody, request.header('calendly-webhook-signature')),
    )
    return { received: true } as const
  })
}
