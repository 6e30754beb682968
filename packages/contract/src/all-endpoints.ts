import type { EndpointDefinition } from './endpoint.ts'
import { endpoints } from './endpoints.ts'

/** All endpoints as a flat list, for code that treats them alike: docs, authorisation matrix. */
export const allEndpoints: readonly EndpointDefinition[] = Object.values(endpoints).flatMap((group) =>
  Object.values<EndpointDefinition>(group),
)
