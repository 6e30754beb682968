import type { EndpointDefinition } from './endpoint.ts'
import { endpoints } from './endpoints.ts'

/** All calls as a flat list, for what treats them alike: docs, authorisation matrix, 501. */
export const allEndpoints: readonly EndpointDefinition[] = Object.values(endpoints).flatMap((group) =>
  Object.values<EndpointDefinition>(group),
)
