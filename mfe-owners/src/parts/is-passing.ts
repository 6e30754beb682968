import { isApiError } from '@metrolibre/api-client'

const passing: readonly number[] = [401, 429]

/** Tells whether a call that failed may succeed later as it is: the server was not reached, overloaded or broken. */
export const isPassing = (error: unknown): boolean =>
  !isApiError(error) || error.status >= 500 || passing.includes(error.status)
