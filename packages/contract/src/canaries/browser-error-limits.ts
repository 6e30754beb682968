/** In a file of its own: first views need the limits, and no schemas. */
export const browserErrorLimits = {
  frames: 12,
  message: 200,
  /** The different errors of a version that are kept; a further one takes the place of the rarest. */
  kinds: 100,
  /** How many errors that nobody has reported before one network may report at once and in an hour. */
  newKindsPerNetwork: 10,
} as const
