import type { ReleasePromotion } from '@metrolibre/contract'

export type CanaryOutcome = 'runs' | 'replaced' | 'withdrawn'

/**
 * Returns what became of a promotion: it is in use, another one followed, or somebody went back from it. `promotions` are
 * those of its app or of all apps.
 */
export function outcomeOf(
  { app, seq }: ReleasePromotion,
  promotions: readonly ReleasePromotion[],
): CanaryOutcome {
  const next = promotions.find((other) => other.app === app && other.seq === seq + 1)
  if (!next) return 'runs'
  return next.kind === 'rollback' ? 'withdrawn' : 'replaced'
}

/** The end of a version's name, a hash of its files, by which people tell versions apart. */
export const shortOf = (version: string): string => version.split('-').at(-1)!
