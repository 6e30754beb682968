/** The primary is away when it did not answer so many looks in a row. */
const missedUntilAway = 2

/** Thrown for what the primary has not answered yet when it is found to be away. */
export class PrimaryAwayError extends Error {
  override name = 'PrimaryAwayError'
}

export interface PrimaryWatch {
  readonly isAway: () => boolean
  /** Notes whether the primary answered when it was looked at. */
  readonly looked: (didAnswer: boolean) => void
  /** Returns an answer of the primary. @throws PrimaryAwayError at once when it is away, or found to be meanwhile */
  readonly unlessAway: <Value>(answer: Promise<Value>) => Promise<Value>
}

/** Remembers whether the primary is away, and tells those who wait for it. */
export function createPrimaryWatch(): PrimaryWatch {
  let missed = 0
  const waiting = new Set<(reason: Error) => void>()
  const isAway = () => missed >= missedUntilAway
  return {
    isAway,
    looked: (didAnswer) => {
      missed = didAnswer ? 0 : missed + 1
      if (isAway()) for (const giveUp of waiting) giveUp(new PrimaryAwayError())
    },
    unlessAway: (answer) => {
      const lost = Promise.withResolvers<never>()
      waiting.add(lost.reject)
      if (isAway()) lost.reject(new PrimaryAwayError())
      return Promise.race([answer, lost.promise]).finally(() => waiting.delete(lost.reject))
    },
  }
}
