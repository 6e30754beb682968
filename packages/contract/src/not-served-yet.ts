import { endpoints } from './endpoints.ts'
import type { EndpointDefinition } from './endpoint.ts'

const laterGroups = [endpoints.adminZones, endpoints.adminCommunity] as const

const laterCalls: readonly EndpointDefinition[] = [
  endpoints.adminUsers.detail,
  endpoints.adminUsers.trashDetail,
  endpoints.adminUsers.removeForGood,
  endpoints.personal.update,
  endpoints.adminSite.setCurrency,
  endpoints.adminSite.addMember,
  endpoints.adminSite.removeMember,
  endpoints.adminSite.audit,
  endpoints.adminSite.undo,
]

/**
 * The ids of endpoints that are agreed on but answer 501 until they are implemented. This is the only such
 * list.
 */
export const notServedYet: ReadonlySet<string> = new Set(
  [...laterGroups.flatMap((group) => Object.values<EndpointDefinition>(group)), ...laterCalls].map(
    ({ id }) => id,
  ),
)
