/** The numbers of completed timer turns since the API was started. */
export interface Turns {
  /** Turns of the timer that expires holds, which runs every second. */
  readonly expireHolds: number
  /**
   * Turns of a timer with the same pace that does almost nothing. They show how fast the machine lets any
   * timer run.
   */
  readonly pace: number
}

/** The message that the storm sends to the API's process, and its answer. */
export const turnsWanted = 'turns'
export interface TurnsAnswer {
  readonly turns: Turns
}

/** The name of the timer that sets the pace. */
export const paceTimer = 'storm-pace'
