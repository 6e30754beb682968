import type { EndpointDefinition } from '@metrolibre/contract'
import type { ApiConfiguration } from '../configure.ts'

/** Returns the bearer for a call, if its endpoint reads one. With `fresh` the last one was refused. */
export const tokenFor = async (
  configuration: ApiConfiguration,
  endpoint: EndpointDefinition,
  fresh: boolean,
): Promise<string | null | undefined> =>
  endpoint.access === 'public' ? null : configuration.getToken?.({ fresh })
