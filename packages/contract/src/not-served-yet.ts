import { endpoints } from './endpoints.ts'
import type { EndpointDefinition } from './endpoint.ts'

const laterGroups = [
  endpoints.ownLocations,
  endpoints.ledger,
  endpoints.images,
  endpoints.publications,
  endpoints.reviews,
  endpoints.testimonials,
  endpoints.personal,
  endpoints.contact,
  endpoints.visits,
  endpoints.privacy,
  endpoints.reservationExtras,
  endpoints.adminUsers,
  endpoints.adminZones,
  endpoints.adminLocations,
  endpoints.adminRooms,
  endpoints.adminCommunity,
  endpoints.adminSite,
] as const

/** Ids of the calls that are agreed on and answer 501 until somebody serves them. The only such list. */
export const notServedYet: ReadonlySet<string> = new Set(
  laterGroups.flatMap((group) => Object.values<EndpointDefinition>(group).map(({ id }) => id)),
)
