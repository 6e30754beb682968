/** A kind of work done outside the request that asked for it. The type parameter is its payload, JSON only. */
export interface Job<Payload extends object = object> {
  readonly name: string
  /** Tries before the job is given up; the pause between them grows. */
  readonly maxAttempts: number
  readonly payload?: Payload
}

/** Declares a kind of job; its handler is registered with `jobs.handle`. */
export const defineJob = <Payload extends object>(
  name: string,
  options: { maxAttempts?: number } = {},
): Job<Payload> => ({ name, maxAttempts: options.maxAttempts ?? 25 })
