// @vitest-environment jsdom
import { configureApi } from '@metrolibre/api-client'
import { createQueryClient } from '@metrolibre/platform/host'
import { startFakeApi, answers, refuse } from '@metrolibre/testing/react'
import { endpoints } from '@metrolibre/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { createOrderedStart } from './ordered-start.ts'

let stop: (() => Promise<void>) | undefined
afterEach(() => stop?.())

const broken = () => refuse({ status: 500, code: 'internal', message: 'No pudimos' })

it('tells the session’s failure before the data’s, and tries both again', async () => {
  let works = false
  const api = await startFakeApi([
    answers(endpoints.currency.list, () => (works ? { currencies: [] } : broken())),
    answers(endpoints.zones.list, () => (works ? { zones: [] } : broken())),
  ])
  stop = () => api.close()
  configureApi({ baseUrl: api.baseUrl })
  const start = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('session'))
  const ordered = createOrderedStart({
    queryClient: createQueryClient({ onServer: true }),
    session: { start },
    needs: ['session', 'zones'],
  })
  await expect(ordered.finish()).rejects.toThrow('session')
  start.mockResolvedValue(undefined)
  await expect(ordered.retry()).rejects.toThrow('No pudimos')
  works = true
  await ordered.retry()
  expect(start).toHaveBeenCalledTimes(3)
})
