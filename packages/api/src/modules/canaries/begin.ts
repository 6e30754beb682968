import { type Body, type endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { isUniqueViolation } from '../../platform/db/constraint-error.ts'
import { AppError, found } from '../../platform/errors/app-error.ts'
import { readLine } from '../releases/line.ts'
import { assertFits, promotedMeanwhile } from '../releases/promote.ts'
import { usableVersion } from '../releases/usable-version.ts'
import { findCanary, insertCanary, runningCanaries, type CanaryRow } from '../releases/canary-repository.ts'

type Wish = Body<typeof endpoints.canaries.begin> & { readonly app: string; readonly team: string }

/**
 * Gives a version to some visitors. It has to fit what runs, as if it were promoted.
 * @throws AppError not_found, gone, promoted_meanwhile, release_refused, canary_running
 */
export async function begin({ db, clock }: AppContext, wish: Wish): Promise<CanaryRow> {
  const { app, team, version: name, expected: beside, percent, countries, mail = null, reason } = wish
  const people = [...new Set(wish.people)]
  const version = await usableVersion(db, app, name)
  const now = clock.now()
  const id = await db
    .transaction(async (tx) => {
      await assertFits(tx, version)
      if ((await readLine(tx, app)).seq !== beside) throw await promotedMeanwhile({ db: tx }, app)
      return insertCanary(tx, {
        app,
        versionId: version.id,
        beside,
        percent,
        countries,
        people,
        team,
        mail,
        reason: reason.trim(),
        beganAt: now,
        grownAt: now,
      })
    })
    .catch(async (error: unknown) => {
      if (!isUniqueViolation(error, 'release_canaries_running')) throw error
      const other = (await runningCanaries(db)).find((one) => one.app === app)
      throw new AppError('canary_running', { values: { app, version: other?.version ?? '–' }, cause: error })
    })
  return found(await findCanary(db, id))
}
