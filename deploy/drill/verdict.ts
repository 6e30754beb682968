export interface DrillVerdict {
  readonly check: (sentence: string, holds: boolean, seen?: unknown) => void
  /** Prints how many checks failed and returns the exit code. */
  readonly conclude: () => number
}

/** Prints each check as a line; what was seen is added where something does not hold, or where it is a figure. */
export function openVerdict(): DrillVerdict {
  let [good, bad] = [0, 0]
  return {
    check(sentence, holds, seen) {
      if (holds) good += 1
      else bad += 1
      const details = seen === undefined ? '' : `: ${typeof seen === 'string' ? seen : JSON.stringify(seen)}`
      console.log(`  ${holds ? '✓' : '✗'} ${sentence}${details}`)
    },
    conclude() {
      console.log(`\n${good} hold, ${bad} do not.`)
      return bad === 0 ? 0 : 1
    },
  }
}
