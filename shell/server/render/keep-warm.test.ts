import { expect, it, vi } from 'vitest'
import type { Edition } from '../releases/edition.ts'
import { createKeepWarm } from './keep-warm.ts'

const base = { name: 'base' } as unknown as Edition
const settle = vi.fn<(edition: Edition, canaries?: readonly Edition[]) => void>()

it('settles the edition with each canary that can be read', async () => {
  const onFailure = vi.fn<(error: unknown) => void>()
  const vary = async (_: Edition, versions: object) => {
    if ('broken' in versions) throw new Error('not here')
    return versions as unknown as Edition
  }
  const running = () => [
    { app: 'broken', version: '1' },
    { app: 'mfe-tenants', version: '2' },
  ]
  await createKeepWarm({ renderers: { settle }, running, vary, onFailure })(base)
  expect(settle.mock.calls).toEqual([[base, [{ 'mfe-tenants': '2' }]]])
  expect(onFailure).toHaveBeenCalledTimes(1)
})

it('leaves it at the last one that it was asked for, however long reading takes', async () => {
  settle.mockClear()
  const slow = Promise.withResolvers<Edition>()
  const running = () => [{ app: 'mfe-tenants', version: '2' }]
  const next = { name: 'next' } as unknown as Edition
  const vary = (of: Edition) => (of === base ? slow.promise : Promise.resolve(of))
  const keepWarm = createKeepWarm({ renderers: { settle }, running, vary, onFailure: () => undefined })
  const first = keepWarm(base)
  await keepWarm(next)
  slow.resolve(base)
  await first
  expect(settle.mock.calls).toEqual([[next, [next]]])
})
