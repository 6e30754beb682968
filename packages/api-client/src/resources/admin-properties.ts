import { endpoints, type BodyInput, type QueryInput } from '@metrolibre/contract'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '@metrolibre/api-client/core'
import { staleTimes } from '../stale-times.ts'
import {
  readAdminProperties,
  readAdminProperty,
  sendOffer,
  type AdminProperty,
  type AdminPropertyChanges,
  type AdminPropertyDraft,
  type AdminRoomChanges,
  type AdminRoomDraft,
  type Offer,
} from '../wire/admin-properties.ts'
import { sendProperty, sendRoom } from '../wire/own-properties.ts'
import { readOwnedRoom } from '../wire/properties.ts'

const calls = endpoints.adminLocations
const roomCalls = endpoints.adminRooms
/**
 * The first part of the query keys. Remotes of several versions share one cache, so change it whenever the
 * shape of the cached data changes.
 */
const root = 'admin-properties'

export type PropertyListQuery = QueryInput<typeof calls.list>
export type PropertyTrashQuery = QueryInput<typeof calls.trash>
type Order = BodyInput<typeof calls.arrangeImages>

/** The properties of all owners, for admins. After a change, read `keys.all` again. */
export const adminProperties = {
  keys: { all: [root] as const, one: (id: string) => [root, 'one', id] as const },

  list: (query: PropertyListQuery = {}) =>
    queryOptions({
      queryKey: [root, 'list', query],
      queryFn: async ({ signal }) => readAdminProperties(await call(calls.list, { query, signal })),
      staleTime: staleTimes.own,
      placeholderData: keepPreviousData,
    }),

  trash: (query: PropertyTrashQuery = {}) =>
    queryOptions({
      queryKey: [root, 'trash', query],
      queryFn: async ({ signal }) => readAdminProperties(await call(calls.trash, { query, signal })),
      staleTime: staleTimes.own,
      placeholderData: keepPreviousData,
    }),

  one: (id: string) =>
    queryOptions({
      queryKey: [root, 'one', id],
      queryFn: async ({ signal }) => readAdminProperty(await call(calls.detail, { params: { id }, signal })),
      staleTime: staleTimes.live,
    }),

  /** What happened to a property, newest first, page by page. */
  history: (id: string) =>
    infiniteQueryOptions({
      queryKey: [root, 'history', id],
      queryFn: ({ signal, pageParam }) =>
        call(calls.history, {
          params: { id },
          query: pageParam ? { cursor: pageParam } : {},
          signal,
        }),
      initialPageParam: '',
      getNextPageParam: ({ nextCursor }) => nextCursor,
      staleTime: staleTimes.live,
    }),

  create: async (draft: AdminPropertyDraft): Promise<AdminProperty> =>
    readAdminProperty(await call(calls.create, { body: sendProperty(draft) })),

  update: async (id: string, changes: AdminPropertyChanges): Promise<AdminProperty> =>
    readAdminProperty(await call(calls.update, { body: { ...sendProperty(changes), id } })),

  /** Offers a property or shows it as sold out. With a reason, its owner is told. */
  setActive: async (id: string, isActive: boolean, reason?: string): Promise<AdminProperty> =>
    readAdminProperty(await call(calls.setActive, { body: { id, isActive, ...(reason && { reason }) } })),

  /** Publishes a property or takes it back. `signedOnPaper` is the day on which the owner signed on paper. */
  verify: async (id: string, isVerified: boolean, signedOnPaper?: string): Promise<AdminProperty> =>
    readAdminProperty(
      await call(calls.verify, { body: { id, isVerified, ...(signedOnPaper && { signedOnPaper }) } }),
    ),

  /** Records an offer to the owner, or the new price of a property whose mandate is signed. */
  offer: (id: string, offer: Offer) => call(calls.setValue, { body: sendOffer(id, offer) }),

  setStage: async (id: string, body: BodyInput<typeof calls.setStage>): Promise<AdminProperty> =>
    readAdminProperty(await call(calls.setStage, { params: { id }, body })),

  /** Confirms that what was changed since the visit, up to an instant, was looked at. */
  markSeen: async (id: string, until: string): Promise<AdminProperty> =>
    readAdminProperty(await call(calls.markSeen, { params: { id }, body: { until } })),

  /** Keeps what an inspector found. To send the same sheet again changes nothing. */
  inspect: async (id: string, body: BodyInput<typeof calls.inspect>): Promise<AdminProperty> =>
    readAdminProperty(await call(calls.inspect, { params: { id }, body })),

  arrangePictures: async (id: string, body: Order): Promise<AdminProperty> =>
    readAdminProperty(await call(calls.arrangeImages, { params: { id }, body })),

  setPictureVisible: (id: string, isVisible: boolean) =>
    call(roomCalls.setImageVisible, { params: { id }, body: { isVisible } }),

  addRoom: async (propertyId: string, room: AdminRoomDraft) =>
    readOwnedRoom(
      await call(roomCalls.create, { body: { ...sendRoom(room), name: room.name, locationId: propertyId } }),
    ),

  updateRoom: async (id: string, changes: AdminRoomChanges) =>
    readOwnedRoom(await call(roomCalls.update, { params: { id }, body: sendRoom(changes) })),

  setRoomActive: async (id: string, isActive: boolean) =>
    readOwnedRoom(await call(roomCalls.setActive, { params: { id }, body: { isActive } })),

  arrangeRoomPictures: async (id: string, body: Order) =>
    readOwnedRoom(await call(roomCalls.arrangeImages, { params: { id }, body })),

  removeRoom: (id: string) => call(roomCalls.remove, { params: { id } }),

  remove: (id: string) => call(calls.remove, { body: { id } }),
  restore: (id: string) => call(calls.restore, { body: { id } }),
  removeForGood: (id: string) => call(calls.removeForGood, { body: { id } }),
}
