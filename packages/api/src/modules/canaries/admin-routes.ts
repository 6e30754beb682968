import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { found } from '../../platform/errors/app-error.ts'
import { serve } from '../../platform/http/serve.ts'
import { actorOf } from '../audit/actor.ts'
import { findCanary, runningCanaries, type CanaryRow } from '../releases/canary-repository.ts'
import { compareVersions } from './compare.ts'
import { stop } from './stop.ts'
import { toCanary } from './wire.ts'

/** Serves the canaries that run to admins, who can end each by one call (RULES.md §15). */
export function registerAdminCanaries(app: AppContext): void {
  const { adminReleases } = endpoints
  const { db } = app
  const shown = async (row: CanaryRow) => toCanary(row, await compareVersions(db, row))

  serve(app, adminReleases.canaries, async () => ({
    canaries: await Promise.all((await runningCanaries(db)).map(shown)),
  }))
  serve(app, adminReleases.endCanary, async (call) => {
    const canary = found(await findCanary(db, call.params.id))
    await stop(app, canary, call.body.reason, actorOf(call))
    return shown(found(await findCanary(db, canary.id)))
  })
}
