import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { pageOfEvents } from './list.ts'
import { forgetOldEvents } from './repository.ts'

/** Serves the security events to admins: logins, refusals and changes of accounts (RULES.md §2.73). */
export function registerSecurity(app: AppContext): void {
  serve(app, endpoints.adminSecurity.events, ({ query }) => pageOfEvents(app, query))
  app.jobs.every('forget-security-events', 3_600_000, () => forgetOldEvents(app.db))
}
