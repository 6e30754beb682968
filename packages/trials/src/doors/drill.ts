/** The running copy that is tried. */
export interface Place {
  /** The composer, without a slash at the end. */
  readonly url: string
  /** The API asked directly. */
  readonly api: string
  /** Where its releases lie, for drills that promote a faulty one: of a copy of the drill's own alone. */
  readonly releasesDir?: string
}

/** One thing that was tried. */
export interface Finding {
  /** What should be so, as a sentence. */
  readonly what: string
  /** `null` where something was only measured. */
  readonly held: boolean | null
  /** What was seen: statuses, milliseconds, ratios. */
  readonly seen: string
}

/** Tries one door and leaves nothing open. */
export type Drill = (place: Place) => Promise<Finding[]>
