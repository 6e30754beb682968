import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { actorOf } from '../audit/actor.ts'
import { findCurrencies } from './repository.ts'
import { readAdminCurrencies, setCurrency } from './service.ts'

export function registerCurrencies(app: AppContext): void {
  const { currency, adminSite } = endpoints
  serve(app, currency.list, async () => ({ currencies: await findCurrencies(app.db) }))
  serve(app, adminSite.currencies, async () => ({ currencies: await readAdminCurrencies(app) }))
  serve(app, adminSite.setCurrency, (call) => setCurrency(app, call.body, actorOf(call)))
}
