import type { DatabaseFacts } from './facts-repository.ts'

export interface ComparedDatabases {
  readonly what: string
  /** What it was just before and just after the moment. */
  readonly live: readonly [string, string]
  readonly restored: string
  readonly isSame: boolean
}

const kinds = ['rows', 'money', 'broken'] as const

/**
 * Compares what was restored with what the live database had before and after the moment. What nobody changed meanwhile is
 * the same; what changed is between the two.
 */
export const compareFacts = (
  before: DatabaseFacts,
  after: DatabaseFacts,
  restored: DatabaseFacts,
): ComparedDatabases[] =>
  kinds.flatMap((kind) => {
    const names = new Set([before, after, restored].flatMap((facts) => Object.keys(facts[kind])))
    return Array.from(names, (name) => {
      const at = (facts: DatabaseFacts) => facts[kind][name] ?? '0'
      const live = [at(before), at(after)] as const
      const [least, most] = live.map(BigInt).toSorted((a, b) => (a < b ? -1 : 1)) as [bigint, bigint]
      const value = BigInt(at(restored))
      // A table that is missing is a difference, however empty it was.
      const isThere = kind !== 'rows' || name in restored.rows
      return {
        what: `${kind === 'rows' ? 'rows of ' : ''}${name}`,
        live,
        restored: isThere ? at(restored) : 'missing',
        isSame: isThere && value >= least && value <= most,
      }
    })
  })
