import * as v from 'valibot'
import { nested } from '../primitives/body.ts'
import { Id } from '../primitives/id.ts'
import { Country } from '../primitives/money.ts'
import { EpochMs, Instant } from '../primitives/time.ts'
import { count } from '../primitives/text.ts'
import { AppName, VersionName } from '../releases/schemas.ts'
import { BrowserError } from './browser-errors.ts'

export const canaryLimits = {
  /** The percentages of visitors by which a canary grows, before it is put into use. */
  steps: [5, 25, 50],
  /** How long a canary stays at one percentage at least, in minutes. */
  stepMinutes: 15,
  /** How many page views a canary must have had for each of its percentages, before it grows again. */
  stepViews: 200,
  /** After so many days a canary that has not grown to its end is stopped. */
  days: 7,
  people: 50,
  /** How many tickets of one network count in an hour, so that no single one decides. */
  ticketsPerNetwork: 20,
  /** For how long after its page a view's ticket is taken. */
  ticketMinutes: 30,
  /** For how many days the counts of page views are kept. */
  keptDays: 30,
} as const

/** What can be wrong with a page view; each is compared for itself (RULES.md §15.20). */
export const viewTroubles = ['failed', 'slow', 'sluggish', 'unsteady', 'unrendered'] as const
export const ViewTrouble = v.picklist(viewTroubles)
export type ViewTrouble = v.InferOutput<typeof ViewTrouble>

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const Counted = v.object({ seen: whole, bad: whole })

export const CanaryComparison = v.object({
  trouble: ViewTrouble,
  canary: Counted,
  control: Counted,
})
export type CanaryComparison = v.InferOutput<typeof CanaryComparison>

/** Pages that failed or of which nothing was heard, whichever app's they were (RULES.md §15.20a). */
const LostPages = v.object({ canary: Counted, control: Counted })
export type LostPages = v.InferOutput<typeof LostPages>

/** A version that some visitors get, before it is in use for all. */
export const ReleaseCanary = v.object({
  id: Id,
  app: AppName,
  version: VersionName,
  /** The version that the others get. */
  control: VersionName,
  percent: whole,
  /** Only visitors of these countries; of all when empty. */
  countries: v.array(Country),
  /** How many people get it whatever the percentage, once they are signed in. */
  people: whole,
  /** The team, or null for an admin. */
  by: v.nullable(v.string()),
  reason: v.string(),
  began: Instant,
  ended: v.nullable(Instant),
  /** Null while it runs. */
  outcome: v.nullable(v.picklist(['promoted', 'back', 'stopped', 'replaced'])),
  /** Why it ended, in English for its team. */
  why: v.nullable(v.string()),
  compared: v.array(CanaryComparison),
  /** Left out by an API that does not count these yet. */
  lost: v.optional(LostPages),
  /** How many of its page views had a ticket; only these let it grow. */
  proven: whole,
})
export type ReleaseCanary = v.InferOutput<typeof ReleaseCanary>

const seconds = v.optional(
  v.pipe(
    v.number('validation.invalid'),
    v.minValue(0, 'validation.invalid'),
    v.maxValue(3600, 'validation.invalid'),
  ),
)

/**
 * What browsers say about a page view. `recovered` is an error that React mended by drawing again; `partFailure` says that a
 * part of the named app failed on a page that stayed as it was without it.
 */
export const beatKinds = ['view', 'failure', 'partFailure', 'recovered', 'vitals'] as const

/** One thing about one page view: that it began, that it failed, or how it went. No field says whose it was. */
export const Beat = nested({
  /** The app whose page (or part) it is, and its version. */
  app: AppName,
  version: VersionName,
  /** The version of the shell around it. */
  shell: VersionName,
  kind: v.picklist(beatKinds, 'validation.invalid'),
  /** Largest Contentful Paint and Interaction to Next Paint in seconds. */
  lcp: seconds,
  inp: seconds,
  /** Cumulative Layout Shift, without a unit. */
  cls: seconds,
  /** What failed or was mended, if that is an error of our own code. */
  error: v.optional(BrowserError),
})
export type Beat = v.InferOutput<typeof Beat>

const renders = v.pipe(
  v.number('validation.invalid'),
  v.integer('validation.invalid'),
  v.minValue(0, 'validation.invalid'),
  v.maxValue(1_000_000, 'validation.invalid'),
)

/** How many pages of a version a composer has rendered on the server, and how many of these it could not. */
export const RenderCount = v.pipe(
  nested({ app: AppName, version: VersionName, seen: renders, bad: renders }),
  v.check(({ seen, bad }) => bad <= seen, 'validation.invalid'),
)
export type RenderCount = v.InferOutput<typeof RenderCount>

/** How many pages with a ticket a composer sent in a minute to visitors who have a version of an app (RULES.md §15.20c). */
export const SentPages = nested({ app: AppName, version: VersionName, minute: EpochMs, sent: renders })
export type SentPages = v.InferOutput<typeof SentPages>

/** At most half, so that there is something to compare with. */
export const CanaryPercent = count(1, 50)
