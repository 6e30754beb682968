import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { findCurrencies } from './repository.ts'

export function registerCurrencies(app: AppContext): void {
  serve(app, endpoints.currency.list, async () => ({ currencies: await findCurrencies(app.db) }))
}
