import { canaryLimits, endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { found } from '../../platform/errors/app-error.ts'
import { serve } from '../../platform/http/serve.ts'
import { registerBrowserErrors } from '../browser-errors/register.ts'
import { assertMayRelease } from '../releases/may-release.ts'
import { addBeats, forgetBeats } from './beat-repository.ts'
import { begin } from './begin.ts'
import { compare } from './compare.ts'
import { openCounter } from './count-beats.ts'
import { judgeAll } from './judge.ts'
import { canariesNaming, findCanary, lastCanaries, type CanaryRow } from '../releases/canary-repository.ts'
import { stop } from './stop.ts'
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
  const shown = async (row: CanaryRow) => toCanary(row, await compare(db, row))

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
    ids: await canariesNaming(db, user.email.toLowerCase()),
  }))

  const counter = openCounter(() => clock.now())
  const browserErrors = registerBrowserErrors(app)
  serve(app, canaries.beat, ({ body }) => {
    for (const beat of body.beats) {
      counter.add(beat)
      browserErrors.add(beat)
    }
    return { counted: body.beats.length }
  })
  serve(app, canaries.renders, ({ body }) => {
    for (const one of body.renders) counter.addRenders(one)
    return { counted: body.renders.length }
  })
  const flushCounts = () =>
    addBeats(db, counter.take()).catch((error: unknown) => logger.warn({ err: error }, 'beats lost'))
  const flush = () => Promise.all([flushCounts(), browserErrors.flush()])
  const timer = setInterval(() => void flush(), flushMs).unref()
  server.addHook('preClose', async () => {
    clearInterval(timer)
    await flush()
  })
  jobs.every('judge-canaries', judgeMs, async () => {
    await flush()
    await judgeAll(app)
  })
  jobs.every('forget-beats', dayMs, () =>
    forgetBeats(db, new Date(clock.now().getTime() - canaryLimits.keptDays * dayMs)),
  )
}
