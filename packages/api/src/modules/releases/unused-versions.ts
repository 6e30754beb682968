import { releaseLimits } from '@metrolibre/contract'

interface Version {
  readonly id: string
  readonly pushedAt: Date
}

interface Promotion {
  readonly versionId: string
  readonly at: Date
}

/**
 * Returns the versions of an app that nobody needs any more (RULES.md §14.52): pushed more than 30 days ago, not in use
 * at any time since, and not named by one of the last promotions. Promotions are given newest first.
 */
export function unusedVersions<V extends Version>(
  versions: readonly V[],
  promotions: readonly Promotion[],
  now: Date,
): V[] {
  const since = now.getTime() - releaseLimits.keptDays * 86_400_000
  // A version is in use until the next one is promoted.
  const endOf = (index: number): number => promotions[index - 1]?.at.getTime() ?? Infinity
  const needed = new Set(
    promotions.flatMap(({ versionId }, index) =>
      index < releaseLimits.keptPromotions || endOf(index) > since ? [versionId] : [],
    ),
  )
  return versions.filter(({ id, pushedAt }) => !needed.has(id) && pushedAt.getTime() < since)
}
