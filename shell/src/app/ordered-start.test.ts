// @vitest-environment jsdom
import { configureApi, covers, currencies, properties, zones } from '@metrolibre/api-client'
import { endpoints, type SearchResult } from '@metrolibre/contract'
import { createQueryClient } from '@metrolibre/platform/host'
import { answers, refuse, startFakeApi, waitFor, type FakeApi } from '@metrolibre/testing/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createOrderedStart } from './ordered-start.ts'

let api: FakeApi | undefined
afterEach(() => api?.close())

const broken = () => refuse({ status: 500, code: 'internal', message: 'No pudimos' })
const nothing: SearchResult = {
  locations: [],
  page: 1,
  pageSize: 8,
  total: 0,
  totalIsExact: true,
  nextCursor: null,
  previousCursor: null,
  counts: { room: 0, entire: 0, galpon: 0, terreno: 0, hours: 0 },
}

/** Creates a response that is held back until `go` is called. */
const held = () => {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  return { promise, go: () => resolve(), fail: () => reject(new Error('session')) }
}

const keys = {
  properties: properties.search(),
  currencies: currencies.all(),
  zones: zones.all(),
  covers: covers.all(),
}

describe('the ordered start', () => {
  it('applies session, properties, currencies, zones and covers in that order, however they arrive', async () => {
    const holds = { session: held(), properties: held(), currencies: held(), zones: held(), covers: held() }
    const asked: string[] = []
    const wait = async (name: keyof typeof holds) => {
      asked.push(name)
      await holds[name].promise
    }
    api = await startFakeApi([
      answers(endpoints.locations.search, () => wait('properties').then(() => nothing)),
      answers(endpoints.currency.list, () => wait('currencies').then(() => ({ currencies: [] }))),
      answers(endpoints.zones.list, () => wait('zones').then(() => ({ zones: [] }))),
      answers(endpoints.general.all, () => wait('covers').then(() => ({ general: [] }))),
    ])
    configureApi({ baseUrl: api.baseUrl })
    const queryClient = createQueryClient({ onServer: true })
    const applied: string[] = []
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      const [name] = Object.entries(keys).find(([, { queryKey }]) => queryKey[0] === query.queryKey[0]) ?? []
      if (type === 'updated' && query.state.status === 'success' && name && !applied.includes(name))
        applied.push(name)
    })
    const start = () => holds.session.promise.then(() => void applied.push('session'))
    const needs = ['session', 'properties', 'zones', 'covers'] as const
    const done = createOrderedStart({ queryClient, session: { start }, needs }).finish()
    await waitFor(() => expect(asked.toSorted()).toEqual(['covers', 'currencies', 'properties', 'zones']))
    for (const name of ['covers', 'zones', 'properties', 'currencies'] as const) {
      holds[name].go()
      await new Promise((resolve) => setTimeout(resolve, 30))
      expect(applied).toEqual([])
    }
    holds.session.go()
    await done
    expect(applied).toEqual(['session', 'properties', 'currencies', 'zones', 'covers'])
  })

  it('reports the failure of the session before that of the data, and retries both', async () => {
    let works = false
    api = await startFakeApi([
      answers(endpoints.currency.list, () => (works ? { currencies: [] } : broken())),
      answers(endpoints.zones.list, () => ({ zones: [] })),
    ])
    configureApi({ baseUrl: api.baseUrl })
    const queryClient = createQueryClient({ onServer: true })
    const start = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('session'))
    const ordered = createOrderedStart({ queryClient, session: { start }, needs: ['session', 'zones'] })
    await expect(ordered.finish()).rejects.toThrow('session')
    await expect(ordered.finish()).rejects.toThrow('session')
    expect(start).toHaveBeenCalledTimes(1)
    // Data that comes after a failure in the order is stored nevertheless.
    expect(queryClient.getQueryData(zones.all().queryKey)).toEqual({ zones: [] })
    start.mockResolvedValue(undefined)
    await expect(ordered.retry()).rejects.toThrow('No pudimos')
    works = true
    await ordered.retry()
    expect(start).toHaveBeenCalledTimes(3)
  })

  it('asks only for the session where the server has fetched the data, and for all once that is retried', async () => {
    api = await startFakeApi([
      answers(endpoints.currency.list, () => ({ currencies: [] })),
      answers(endpoints.zones.list, () => ({ zones: [] })),
    ])
    configureApi({ baseUrl: api.baseUrl })
    const queryClient = createQueryClient({ onServer: true })
    const start = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('session'))
    const ordered = createOrderedStart({ queryClient, session: { start }, needs: ['zones'], isFetched: true })
    await expect(ordered.finish()).rejects.toThrow('session')
    expect(api.calls).toEqual([])
    start.mockResolvedValue(undefined)
    await ordered.retry()
    expect(queryClient.getQueryData(zones.all().queryKey)).toEqual({ zones: [] })
  })

  it('requests once more what an ended session has cancelled, without reporting a failure', async () => {
    const zonesHeld = held()
    api = await startFakeApi([
      answers(endpoints.currency.list, () => ({ currencies: [] })),
      answers(endpoints.zones.list, () => zonesHeld.promise.then(() => ({ zones: [] }))),
    ])
    configureApi({ baseUrl: api.baseUrl })
    const queryClient = createQueryClient()
    const asked = () => api!.calls.filter(({ endpointId }) => endpointId === endpoints.zones.list.id).length
    // The server refuses the stored session, and the session clears the queries (`forget`).
    const start = async () => {
      await waitFor(() => expect(asked()).toBe(1))
      queryClient.removeQueries({ type: 'inactive' })
      await queryClient.resetQueries()
      zonesHeld.go()
    }
    const ordered = createOrderedStart({ queryClient, session: { start }, needs: ['session', 'zones'] })
    await ordered.finish()
    expect(queryClient.getQueryData(zones.all().queryKey)).toEqual({ zones: [] })
    expect(queryClient.getQueryData(currencies.all().queryKey)).toEqual({ currencies: [] })
    expect(asked()).toBe(2)
  })
})
