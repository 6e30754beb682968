/**
 * A kind of work that is done outside the request that caused it. The type parameter is its payload, which
 * must be JSON.
 */
export interface BackgroundJob<Payload extends object = object> {
  readonly name: string
  /** How often the job is tried. The pause between the tries grows. */
  readonly maxAttempts: number
  readonly payload?: Payload
}

/** Declares a kind of job. Its handler is registered with `jobs.handle`. */
export const defineJob = <Payload extends object>(
  name: string,
  options: { maxAttempts?: number } = {},
): BackgroundJob<Payload> => ({ name, maxAttempts: options.maxAttempts ?? 25 })
