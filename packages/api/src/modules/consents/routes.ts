import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { listConsents } from './repository.ts'

/** Serves the record of a user's consents. */
export function registerConsents(app: AppContext): void {
  serve(app, endpoints.privacy.consents, async ({ user }) => ({
    consents: (await listConsents(app.db, user.id)).map(({ at, ...consent }) => ({
      ...consent,
      at: at.toISOString(),
    })),
  }))
}
