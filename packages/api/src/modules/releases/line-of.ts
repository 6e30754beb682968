/** A promotion as far as it decides what runs. */
export interface PromotionStep {
  readonly kind: 'promote' | 'rollback'
  readonly version: string
}

/**
 * Returns the versions that the promotions of an app lead to, oldest promotion first: the one in use, then those to go
 * back to, newest first. A rollback takes off what came after its version, so that another one goes back further.
 */
export function lineOf(steps: readonly PromotionStep[]): string[] {
  let line: string[] = []
  for (const { kind, version } of steps) {
    const place = kind === 'rollback' ? line.indexOf(version) : -1
    line = place === -1 ? [version, ...line.filter((other) => other !== version)] : line.slice(place)
  }
  return line
}
