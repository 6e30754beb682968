import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { configureApi } from '../configure.ts'
import { isNetworkError } from '../errors/network-error.ts'
import type { Reservation } from '../wire/reservations.ts'
import { properties } from './properties.ts'
import { reservations } from './reservations.ts'

const prove = () => Promise.resolve('')
const wish = {
  propertyId: '00000000-0000-4000-8000-000000000001',
  roomId: null,
  stay: {
    rentalMode: 'month',
    timeZone: 'America/Lima',
    startDate: '2080-01-01',
    endDate: '2080-02-01',
    startSlot: null,
    endSlot: null,
    quantity: 1,
  },
  quote: { unitPrice: 1000, total: 1000, currency: 'PEN' },
} as const
/** Counts how often what is on the screen is asked for; its answer never comes. */
const watch = (client: QueryClient, queryKey: readonly unknown[]) => {
  const queryFn = vi.fn<() => Promise<never>>(() => new Promise(() => undefined))
  const leave = new QueryObserver(client, {
    queryKey,
    queryFn,
    initialData: {},
    staleTime: Infinity,
  }).subscribe(() => undefined)
  return { queryFn, leave }
}

it('reports a lost connection at once, without waiting for calendars that can’t be loaded either', async () => {
  configureApi({ baseUrl: 'http://api.example', fetch: () => Promise.reject(new TypeError('offline')) })
  const client = new QueryClient()
  const never = () => new Promise<string>(() => undefined)
  const queryKey = properties.keys.availability('p')
  const leave = new QueryObserver<string>(client, { queryKey, queryFn: never }).subscribe(() => undefined)
  const hold = client.getMutationCache().build(client, { ...reservations.hold(prove), networkMode: 'always' })
  const sent = hold.execute(wish)
  const error: unknown = await sent.catch((failure: unknown) => failure)
  expect(isNetworkError(error)).toBe(true)
  leave()
  client.clear()
})

it('forgets the list of bookings that nobody looks at when one is cancelled, so that no hold in it is taken up again', async () => {
  configureApi({ baseUrl: 'http://api.example', fetch: () => Promise.reject(new TypeError('offline')) })
  const client = new QueryClient()
  const { queryKey } = reservations.mine({ view: 'client' })
  client.setQueryData(queryKey, { view: 'client', reservations: [], nextCursor: null } as never)
  const cancel = client
    .getMutationCache()
    .build(client, { ...reservations.cancel('0b7c1f7e-6f0f-4d0c-9d5e-1f6f5e3a9c11'), networkMode: 'always' })
  await cancel.execute(undefined).catch(() => undefined)
  expect(client.getQueryData(queryKey)).toBeUndefined()
  client.clear()
})

it('goes on with the answer of a hold, and asks for nothing that the next step does not show', async () => {
  const client = new QueryClient()
  const list = watch(client, reservations.mine({ view: 'client' }).queryKey)
  const calendar = watch(client, properties.keys.availability('p'))
  const held = { id: 'b' } as Reservation
  const hold = client
    .getMutationCache()
    .build(client, { ...reservations.hold(prove), mutationFn: () => Promise.resolve(held) })
  await hold.execute(wish)
  expect(client.getQueryData(reservations.detail('b').queryKey)).toBe(held)
  for (const { queryFn } of [list, calendar]) expect(queryFn).not.toHaveBeenCalled()
  // Coming back to them reads them again.
  expect(client.getQueryState(reservations.mine({ view: 'client' }).queryKey)?.isInvalidated).toBe(true)
  for (const { leave } of [list, calendar]) leave()
  client.clear()
})

it('goes on to the checkout without waiting for the state of its reservation, which is read meanwhile', async () => {
  const client = new QueryClient()
  const detail = watch(client, reservations.detail('b').queryKey)
  const open = { reservationId: 'b', sessionId: 's', url: 'https://checkout.example/1', expiresAt: 0 }
  const pay = client
    .getMutationCache()
    .build(client, { ...reservations.retryCheckout('b'), mutationFn: () => Promise.resolve(open) })
  expect(await pay.execute(undefined)).toBe(open)
  expect(detail.queryFn).toHaveBeenCalledOnce()
  detail.leave()
  client.clear()
})
