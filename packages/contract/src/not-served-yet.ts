import type { EndpointDefinition } from './endpoint.ts'

const laterCalls: readonly EndpointDefinition[] = []

/**
 * The ids of endpoints that are agreed on but answer 501 until they are implemented. This is the only such
 * list.
 */
export const notServedYet: ReadonlySet<string> = new Set(laterCalls.map(({ id }) => id))
