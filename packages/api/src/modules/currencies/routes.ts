import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { actorOf } from '../audit/actor.ts'
import { findCurrencies } from './repository.ts'
import { readAdminCurrencies, setCurrency } from './service.ts'

export function registerCurrencies(app: AppContext): void {
  const { currency, adminSite } = endpoints
  const read = app.publicReads.with(({ db }) => db)
  serve(app, currency.list, async ({ request }) => ({ currencies: await read(request, findCurrencies) }))
  serve(app, adminSite.currencies, async () => ({ currencies: await readAdminCurrencies(app) }))
  serve(app, adminSite.setCurrency, (call) => setCurrency(app, call.body, actorOf(call)))
}
