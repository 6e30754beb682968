import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { findAll } from './find.ts'

/** Serves the search of admins over everything (RULES.md §13.31). */
export function registerAdminFind(app: AppContext): void {
  serve(app, endpoints.adminFind.all, ({ query: { q } }) => findAll(app, q))
}
