import { allEndpoints, notServedYet } from '@metrolibre/contract'
import type { AppContext } from '../context.ts'
import { AppError } from '../errors/app-error.ts'
import { serve } from './serve.ts'

/**
 * Answers 501 for endpoints of the contract that are not implemented yet. Callers are already authorised as
 * they will be later.
 */
export function refuseNotServedYet(app: AppContext): void {
  for (const endpoint of allEndpoints) {
    if (!notServedYet.has(endpoint.id)) continue
    serve(app, endpoint, () => {
      throw new AppError('not_served_yet')
    })
  }
}
