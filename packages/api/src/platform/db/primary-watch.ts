/** The primary is away when it did not answer so many looks in a row. */
const missedUntilAway = 2

export interface PrimaryWatch {
  readonly isAway: () => boolean
  /** Notes whether the primary answered when it was looked at. */
  readonly looked: (didAnswer: boolean) => void
}

/** Remembers whether the primary is away. */
export function createPrimaryWatch(): PrimaryWatch {
  let missed = 0
  return {
    isAway: () => missed >= missedUntilAway,
    looked: (didAnswer) => {
      missed = didAnswer ? 0 : missed + 1
    },
  }
}
