/** How many turns of the API's timers were done since it was started. */
export interface Turns {
  /** Of the timer that lets go of holds, every second. */
  readonly letGo: number
  /** Of a timer of the same pace that does next to nothing: how fast the machine lets any timer be. */
  readonly pace: number
}

/** What the storm asks the API's process for, and how it answers. */
export const turnsWanted = 'turns'
export interface TurnsAnswer {
  readonly turns: Turns
}

/** The name of the timer that sets the pace. */
export const paceTimer = 'storm-pace'
