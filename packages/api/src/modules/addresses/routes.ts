import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'
import { askForAddresses } from './find-addresses.ts'

/** Serves the search for addresses, for the form of a property. */
export function registerAddresses(app: AppContext): void {
  serve(app, endpoints.ownLocations.addresses, ({ body }) => askForAddresses(app, body))
}
