/** Page views, and how many of them had a trouble. */
export interface Counted {
  readonly seen: number
  readonly bad: number
}

/** What both versions had in the same minute. */
export interface Minute {
  readonly canary: Counted
  readonly control: Counted
}

/** By how much a canary may be worse. The test is for all of them at once, each with the same weight. */
const factors = [2, 5, 20]

/**
 * How much more likely what was counted is if the canary is worse than if it is not.
 *
 * If it is not worse, a bad view is the canary's as often as any view of that minute is: with the probability q, the
 * canary's share of the views. If it is worse by a factor f, with fq / (fq + 1 - q). The product of these ratios over
 * all bad views, averaged over some f, has a mean of at most 1 as long as the canary is not worse. So whoever looks as
 * often as they like sees it exceed 1 / a with a probability of at most a (Ville's inequality; Wald's sequential
 * test with a mixture of alternatives).
 */
export function evidenceOf(minutes: readonly Minute[]): number {
  const ratios = factors.map((factor) =>
    Math.exp(minutes.reduce((sum, minute) => sum + logRatio(minute, factor), 0)),
  )
  return ratios.reduce((sum, ratio) => sum + ratio, 0) / factors.length
}

function logRatio({ canary, control }: Minute, factor: number): number {
  const views = canary.seen + control.seen
  if (views === 0) return 0
  // A failure may be counted in the minute after its view.
  const share = Math.min(1, canary.seen / views)
  const bad = canary.bad + control.bad
  return canary.bad * Math.log(factor) - bad * Math.log(factor * share + 1 - share)
}

/**
 * A canary goes back when the evidence for one of its troubles is above this. There are six, four of which are also
 * compared among the views with a ticket alone, so a good canary goes back with a probability of at most one in a
 * thousand.
 */
export const enoughEvidence = 10_000

/** Adds up minutes, for people. */
export function sumOfViews(minutes: readonly Minute[]): Minute {
  const add = (of: (minute: Minute) => Counted): Counted =>
    minutes.reduce((sum, minute) => ({ seen: sum.seen + of(minute).seen, bad: sum.bad + of(minute).bad }), {
      seen: 0,
      bad: 0,
    })
  return { canary: add(({ canary }) => canary), control: add(({ control }) => control) }
}
