import { endpoints, type BodyInput, type QueryInput } from '@metrolibre/contract'
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '@metrolibre/api-client/core'
import { keepOwned as keep, ownRoot as root, refreshOwned as refresh } from './own-cache.ts'
import { session } from './session.ts'
import { staleTimes } from '../stale-times.ts'
import {
  readOwnProperties,
  sendProperty,
  sendRoom,
  type PropertyChanges,
  type PropertyDraft,
  type RoomChanges,
  type RoomDraft,
} from '../wire/own-properties.ts'
import { readOwned, readOwnedRoom } from '../wire/properties.ts'

const calls = endpoints.ownLocations
const roomCalls = endpoints.ownRooms
type MineQuery = Omit<QueryInput<typeof calls.mine>, 'cursor'>
type Order = BodyInput<typeof calls.arrangeImages>

/** Queries and mutations for the user's own properties, from draft to published. */
export const ownProperties = {
  keys: { all: [root] as const, one: (id: string) => [root, 'one', id] as const },

  mine: (query: MineQuery = {}) =>
    queryOptions({
      queryKey: [root, 'panel', query],
      queryFn: async ({ signal }) => readOwnProperties(await call(calls.mine, { query, signal })),
      staleTime: staleTimes.own,
    }),

  /** The same list, page by page. */
  minePages: (query: MineQuery = {}) =>
    infiniteQueryOptions({
      queryKey: [root, 'panel', 'pages', query],
      queryFn: async ({ signal, pageParam }) =>
        readOwnProperties(
          await call(calls.mine, { query: { ...query, ...(pageParam && { cursor: pageParam }) }, signal }),
        ),
      initialPageParam: '',
      getNextPageParam: ({ nextCursor }) => nextCursor,
      staleTime: staleTimes.own,
    }),

  one: (id: string) =>
    queryOptions({
      queryKey: [root, 'one', id],
      queryFn: async ({ signal }) => readOwned(await call(calls.one, { params: { id }, signal })),
      staleTime: staleTimes.own,
    }),

  /**
   * Begins a draft and saves `changes` in it. The same idempotency key gives the same draft, so a repeated call
   * makes no second one; its `draft` must be the same, its `changes` may differ.
   */
  create: () =>
    mutationOptions({
      mutationFn: async ({
        draft,
        changes = {},
        idempotencyKey,
      }: {
        readonly draft: PropertyDraft
        readonly changes?: PropertyChanges
        readonly idempotencyKey?: string
      }) => {
        const begun = await call(calls.create, {
          body: sendProperty(draft),
          ...(idempotencyKey && { idempotencyKey }),
        })
        if (Object.keys(changes).length === 0) return readOwned(begun)
        return readOwned(await call(calls.update, { params: { id: begun.id }, body: sendProperty(changes) }))
      },
      onSuccess: (property, _input, _result, context) => keep(property, context),
    }),

  update: (id: string) =>
    mutationOptions({
      mutationFn: (changes: PropertyChanges) =>
        call(calls.update, { params: { id }, body: sendProperty(changes) }).then(readOwned),
      onSuccess: (property, _input, _result, context) => keep(property, context),
    }),

  remove: (id: string) =>
    mutationOptions({
      mutationFn: () => call(calls.remove, { params: { id } }),
      onSuccess: (_answer, _input, _result, { client }) => {
        client.removeQueries({ queryKey: [root, 'one', id] })
        // Not awaited, so that a page of the property is left before it would be read again.
        void client.invalidateQueries({ queryKey: [root, 'panel'] })
      },
      // It may have been discarded or handed in elsewhere.
      onError: (_error, _input, _result, { client }) => {
        void client.invalidateQueries({ queryKey: [root, 'panel'] })
        void client.invalidateQueries({ queryKey: [root, 'one', id] })
      },
    }),

  /** Addresses that begin with a text. They are kept, because they hardly ever change. */
  addresses: (input: BodyInput<typeof calls.addresses>) =>
    queryOptions({
      queryKey: [root, 'addresses', input],
      queryFn: ({ signal }) => call(calls.addresses, { body: input, signal }),
      staleTime: staleTimes.reference,
      retry: false,
    }),

  /** An approximate rent, with what it is computed from. */
  estimate: (input: BodyInput<typeof calls.estimate>) =>
    queryOptions({
      queryKey: [root, 'estimate', input],
      queryFn: ({ signal }) => call(calls.estimate, { body: input, signal }),
      staleTime: staleTimes.catalogue,
    }),

  /** Hands a draft in. Its user becomes an owner, so the session is read again. */
  submit: (id: string) =>
    mutationOptions({
      mutationFn: () => call(calls.submit, { params: { id } }).then(readOwned),
      onSuccess: async (property, _input, _result, context) => {
        await Promise.all([
          keep(property, context),
          context.client.invalidateQueries({ queryKey: session.key }),
        ])
      },
    }),

  /** Sets the order of all photos by their ids, and the one that is the cover. */
  arrangePictures: (id: string) =>
    mutationOptions({
      mutationFn: (body: Order) => call(calls.arrangeImages, { params: { id }, body }).then(readOwned),
      onSuccess: (property, _input, _result, context) => keep(property, context),
    }),

  addRoom: (id: string) =>
    mutationOptions({
      mutationFn: (room: RoomDraft) =>
        call(roomCalls.create, { params: { id }, body: sendRoom(room) }).then(readOwnedRoom),
      onSuccess: (_room, _input, _result, context) => refresh(id, context),
    }),

  updateRoom: (id: string) =>
    mutationOptions({
      mutationFn: ({ room, changes }: { readonly room: string; readonly changes: RoomChanges }) =>
        call(roomCalls.update, { params: { id, room }, body: sendRoom(changes) }).then(readOwnedRoom),
      onSuccess: (_room, _input, _result, context) => refresh(id, context),
    }),

  setRoomActive: (id: string) =>
    mutationOptions({
      mutationFn: ({ room, isActive }: { readonly room: string; readonly isActive: boolean }) =>
        call(roomCalls.setActive, { params: { id, room }, body: { isActive } }).then(readOwnedRoom),
      onSuccess: (_room, _input, _result, context) => refresh(id, context),
    }),

  removeRoom: (id: string) =>
    mutationOptions({
      mutationFn: (room: string) => call(roomCalls.remove, { params: { id, room } }),
      onSuccess: (_answer, _input, _result, context) => refresh(id, context),
    }),

  arrangeRoomPictures: (id: string) =>
    mutationOptions({
      mutationFn: ({ room, ...body }: Order & { readonly room: string }) =>
        call(roomCalls.arrangeImages, { params: { id, room }, body }).then(readOwnedRoom),
      onSuccess: (_room, _input, _result, context) => refresh(id, context),
    }),

  extendLease: (id: string) =>
    mutationOptions({
      mutationFn: (endLease: string) =>
        call(calls.extendLease, { params: { id }, body: { endLease } }).then(readOwned),
      onSuccess: (property, _input, _result, context) => keep(property, context),
    }),

  setActive: (id: string) =>
    mutationOptions({
      mutationFn: (isActive: boolean) =>
        call(calls.setActive, { params: { id }, body: { isActive } }).then(readOwned),
      onSuccess: (property, _input, _result, context) => keep(property, context),
    }),
}
