import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { pageOfEvents } from './list.ts'
import { forgetOldEvents } from './repository.ts'

/** Who signed in, was refused or changed an account, for admins to read. RULES.md §2. */
export function registerSecurity(app: AppContext): void {
  serve(app, endpoints.adminSecurity.events, ({ query }) => pageOfEvents(app, query))
  app.jobs.every('forget-security-events', 3_600_000, () => forgetOldEvents(app.db))
}
