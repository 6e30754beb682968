import { endpoints } from './endpoints.ts'
import type { EndpointDefinition } from './endpoint.ts'

const laterGroups = [endpoints.adminZones, endpoints.adminCommunity] as const

const laterCalls: readonly EndpointDefinition[] = [
  endpoints.adminUsers.detail,
  endpoints.adminUsers.trashDetail,
  endpoints.adminUsers.removeForGood,
  endpoints.personal.update,
  endpoints.adminLocations.list,
  endpoints.adminLocations.trash,
  endpoints.adminLocations.detail,
  endpoints.adminLocations.create,
  endpoints.adminLocations.update,
  endpoints.adminLocations.remove,
  endpoints.adminLocations.removeForGood,
  endpoints.adminLocations.restore,
  endpoints.adminLocations.setActive,
  endpoints.adminLocations.setCover,
  endpoints.adminRooms.create,
  endpoints.adminRooms.update,
  endpoints.adminRooms.setImage,
  endpoints.adminRooms.setActive,
  endpoints.adminRooms.remove,
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
