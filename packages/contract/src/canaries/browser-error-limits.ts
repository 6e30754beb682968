/** In a file of its own: first views need the limits, and no schemas. */
export const browserErrorLimits = {
  frames: 12,
  message: 200,
  /** The different errors of a version that are kept; further ones are only counted as failures. */
  kinds: 100,
} as const
