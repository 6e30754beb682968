import { canaryLimits, type LostPages } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { isAppError } from '../../platform/errors/app-error.ts'
import { enqueueMail } from '../../platform/mail/mail-job.ts'
import { promoteVersion } from '../releases/promote.ts'
import { compareVersions, type CanaryEvidence } from './compare.ts'
import { enoughEvidence } from './evidence.ts'
import { endMail } from './mail.ts'
import { saveCanaryEnd, growCanary, runningCanaries, type CanaryRow } from '../releases/canary-repository.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

interface End {
  readonly outcome: NonNullable<CanaryRow['outcome']>
  readonly why: string
}

/** Judges every canary that runs: it goes back, grows, is put into use, or waits (RULES.md §15.23, §15.26). */
export async function judgeAll(app: AppContext): Promise<void> {
  for (const canary of await runningCanaries(app.db)) await judge(app, canary)
}

async function judge(app: AppContext, canary: CanaryRow): Promise<void> {
  const compared = await compareVersions(app.db, canary)
  const end = endOf(canary, compared, app.clock.now())
  if (end) await finishCanary(app, canary, end)
  else if (isDue(canary, compared, app.clock.now())) await grow(app, canary)
}

/** Ends a canary, and tells its team. Returns false when it had ended before. */
export async function finishCanary(
  { db, clock, config }: AppContext,
  canary: CanaryRow,
  end: End,
  alongside?: (tx: Transaction) => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await saveCanaryEnd(tx, canary.id, { ...end, at: clock.now() }))) return false
    if (canary.mail !== null) await enqueueMail(tx, endMail(config, canary.mail, canary, end))
    await alongside?.(tx)
    return true
  })
}

function endOf(canary: CanaryRow, { all, proven, lost }: CanaryEvidence, now: Date): End | undefined {
  if (canary.lastPromotion !== canary.beside)
    return { outcome: 'replaced', why: `Another version of ${canary.app} was promoted meanwhile.` }
  const worse = [{ trouble: 'lost' as const, ...lost }, ...all, ...proven].find(
    ({ evidence }) => evidence >= enoughEvidence,
  )
  if (worse) return { outcome: 'back', why: sentenceOf(worse) }
  if (now.getTime() - canary.beganAt.getTime() >= canaryLimits.days * dayMs)
    return {
      outcome: 'stopped',
      why: `It was not put into use within ${canaryLimits.days} days, by itself or by its team.`,
    }
  return undefined
}

const words = {
  failed: 'failed',
  lost: 'failed, also on pages of other apps, or were never heard of',
  slow: 'painted their largest part late',
  sluggish: 'answered a press late',
  unsteady: 'moved while they were read',
  unrendered: 'could not be rendered on the server',
} as const

const sentenceOf = ({ trouble, canary, control }: LostPages & { trouble: keyof typeof words }): string =>
  `${canary.bad} of ${canary.seen} page views of the canary ${words[trouble]}, against ${control.bad} of ${control.seen} of the version in use.`

/** Whether it has been at its percentage for long enough, with enough visitors who had its pages from a composer. */
function isDue({ grownAt, percent }: CanaryRow, { provenViews }: CanaryEvidence, now: Date): boolean {
  if (percent === 100) return false
  const steps = 1 + canaryLimits.steps.filter((step) => step < percent).length
  return (
    now.getTime() - grownAt.getTime() >= canaryLimits.stepMinutes * minuteMs &&
    provenViews >= canaryLimits.stepViews * steps
  )
}

/** A canary for some countries or people grows to all of these, and is put into use by its team. */
async function grow(app: AppContext, canary: CanaryRow): Promise<void> {
  const next = canaryLimits.steps.find((step) => step > canary.percent)
  const isLimited = canary.countries.length > 0 || canary.people.length > 0
  if (next !== undefined || isLimited) return growCanary(app.db, canary.id, next ?? 100, app.clock.now())
  await putIntoUse(app, canary)
}

async function putIntoUse(app: AppContext, canary: CanaryRow): Promise<void> {
  const { app: name, version, beside: expected, reason, team } = canary
  try {
    await promoteVersion(app, [{ app: name, version, expected, reason }], { team })
  } catch (error) {
    if (!isAppError(error)) throw error
    const { reasons = error.code } = error.details.values ?? {}
    await finishCanary(app, canary, { outcome: 'stopped', why: `It could not be put into use: ${reasons}` })
    return
  }
  await finishCanary(app, canary, {
    outcome: 'promoted',
    why: 'No trouble was more frequent than with the version in use.',
  })
}
