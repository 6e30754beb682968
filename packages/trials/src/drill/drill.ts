/** The running copy of the product that a drill tests. */
export interface TrialPlace {
  /** The URL of the composer, without a trailing slash. */
  readonly url: string
  /** The URL of the API itself. */
  readonly api: string
  /**
   * The folder of its releases, for drills that publish a faulty one. Only set for a copy that was started
   * for the drills.
   */
  readonly releasesDir?: string
  /** The folder of all its data, likewise. */
  readonly dataDir?: string
}

/** The result of one check. */
export interface Finding {
  /** The expectation, as a sentence. */
  readonly what: string
  /** Whether it was met. `null` when something was only measured. */
  readonly held: boolean | null
  /** The observed values: statuses, milliseconds, ratios. */
  readonly seen: string
}

/** Tests one kind of attack and leaves nothing open. */
export type Drill = (place: TrialPlace) => Promise<Finding[]>
