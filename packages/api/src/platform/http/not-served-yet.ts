import { allEndpoints, notServedYet } from '@metrolibre/contract'
import type { AppContext } from '../context.ts'
import { AppError } from '../errors/app-error.ts'
import { serve } from './serve.ts'

/** Answers 501 for what the contract names and nothing serves yet; callers are told apart as they will be. */
export function refuseNotServedYet(app: AppContext): void {
  for (const endpoint of allEndpoints) {
    if (!notServedYet.has(endpoint.id)) continue
    serve(app, endpoint, () => {
      throw new AppError('not_served_yet')
    })
  }
}
