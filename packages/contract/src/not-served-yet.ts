import { endpoints } from './endpoints.ts'
import type { EndpointDefinition } from './endpoint.ts'

const laterGroups = [
  endpoints.ownLocations,
  endpoints.ledger,
  endpoints.privacy,
  endpoints.adminUsers,
  endpoints.adminZones,
  endpoints.adminLocations,
  endpoints.adminCommunity,
] as const

const laterCalls: readonly EndpointDefinition[] = [
  endpoints.personal.update,
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

/** Ids of the calls that are agreed on and answer 501 until somebody serves them. The only such list. */
export const notServedYet: ReadonlySet<string> = new Set(
  [...laterGroups.flatMap((group) => Object.values<EndpointDefinition>(group)), ...laterCalls].map(
    ({ id }) => id,
  ),
)
