import { canaryLimits, endpoints, networkOf } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { saveSurvivors } from '../../platform/db/save-survivors.ts'
import { found } from '../../platform/errors/app-error.ts'
import { serve } from '../../platform/http/serve.ts'
import { registerBrowserErrors } from '../browser-errors/register.ts'
import { assertComposer, assertMayRelease } from '../releases/may-release.ts'
import { addBeats, forgetBeats } from './beat-repository.ts'
import { begin } from './begin.ts'
import { compareVersions } from './compare.ts'
import { openCounter } from './count-beats.ts'
import { judgeAll } from './judge.ts'
import { openKnownVersions } from './known-versions.ts'
import { openProvenViews } from './proven-views.ts'
import { canariesNaming, findCanary, lastCanaries, type CanaryRow } from '../releases/canary-repository.ts'
import { stop } from './stop.ts'
import { forgetTickets } from './ticket-repository.ts'
import { toCanary } from './wire.ts'

const mostShown = 10
/** A canary that fails goes back within two minutes; most of that is for visitors to come. */
const judgeMs = 10_000
const flushMs = 2_000
const dayMs = 86_400_000

/** Serves canaries to teams, and counts how their visitors fare (RULES.md §15). */
export function registerCanaries(app: AppContext): void {
  const { canaries } = endpoints
  const { db, clock, jobs, server, logger } = app
  const shown = async (row: CanaryRow) => toCanary(row, await compareVersions(db, row))

  serve(app, canaries.list, async ({ params }) => ({
    canaries: await Promise.all((await lastCanaries(db, params.app, mostShown)).map(shown)),
  }))
  serve(app, canaries.begin, async ({ params, body, user }) => {
    assertMayRelease(user, params.app)
    return shown(await begin(app, { ...params, ...body, team: user.team }))
  })
  serve(app, canaries.end, async ({ params, body, user }) => {
    const canary = found(await findCanary(db, params.id))
    assertMayRelease(user, canary.app)
    await stop(app, canary, body.reason)
    return shown(found(await findCanary(db, params.id)))
  })
  serve(app, canaries.mine, async ({ user }) => ({
    ids: await canariesNaming(db, user.email),
  }))

  const known = openKnownVersions(db)
  const counter = openCounter(known, () => clock.now())
  const provenViews = openProvenViews(app)
  const browserErrors = registerBrowserErrors(app)
  serve(app, canaries.beat, ({ body, request }) => {
    const network = networkOf(request.ip)
    for (const beat of body.beats) {
      counter.add(beat, network)
      browserErrors.add(beat, network)
    }
    provenViews.add(body.beats, request.header('cookie'), request.ip)
    return { counted: body.beats.length }
  })
  serve(app, canaries.renders, ({ body, user }) => {
    assertComposer(user)
    for (const one of body.renders) counter.addRenders(one)
    return { counted: body.renders.length }
  })
  serve(app, canaries.pages, ({ body, user }) => {
    assertComposer(user)
    for (const one of body.pages) counter.addPages(one)
    return { counted: body.pages.length }
  })
  const flushCounts = async () =>
    saveSurvivors(
      await known.keep(counter.take()),
      (rows) => addBeats(db, rows),
      (row, err) => logger.warn({ err, app: row.app, version: row.version }, 'beats refused'),
    )
  const lost = (err: unknown) => logger.warn({ err }, 'beats lost')
  const flush = () =>
    Promise.all([flushCounts().catch(lost), provenViews.flush().catch(lost), browserErrors.flush()])
  const timer = setInterval(() => void flush(), flushMs).unref()
  server.addHook('preClose', async () => {
    clearInterval(timer)
    await flush()
  })
  jobs.every('judge-canaries', judgeMs, async () => {
    await flush()
    await judgeAll(app)
  })
  jobs.every('forget-beats', dayMs, async () => {
    await forgetBeats(db, new Date(clock.now().getTime() - canaryLimits.keptDays * dayMs))
    await forgetTickets(db, clock.now())
  })
}
