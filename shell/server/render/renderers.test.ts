import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Edition } from '../releases/edition.ts'
import type { createRemoteRenderer, RemoteRenderer } from './remote-renderer.ts'
import { createRenderers, type Renderers } from './renderers.ts'

const started = new Map<string, 'cold' | 'warm' | 'closed'>()
/** Starts no process. A version is named as its bundle. */
const create = (({ remote }) => {
  const name = typeof remote === 'string' ? remote : 'frames'
  started.set(name, 'cold')
  return {
    warm: () => void started.set(name, 'warm'),
    close: () => void started.set(name, 'closed'),
  } as RemoteRenderer
}) satisfies typeof createRemoteRenderer

/** An edition with one remote of this version. */
const edition = (version: string): Edition =>
  ({
    shell: { version: 's', bundle: 's' },
    remotes: { 'mfe-tenants': { registered: { version }, bundle: version } },
    registry: { remotes: { 'mfe-tenants': { config: { routes: [{ render: 'server' }] } } } },
  }) as unknown as Edition

let renderers: Renderers
beforeEach(() => {
  vi.useFakeTimers()
  started.clear()
  renderers = createRenderers('', { onStray: () => undefined, onWorkerEnded: () => undefined }, create)
})
afterEach(() => {
  renderers.close()
  vi.useRealTimers()
})

it('keeps those of the edition in use and of the canaries beside it, and closes others a minute after their last page', () => {
  renderers.settle(edition('now'), [edition('canary')])
  renderers.of(edition('preview'), 'mfe-tenants')
  vi.advanceTimersByTime(180_000)
  expect(Object.fromEntries(started)).toEqual({
    frames: 'warm',
    now: 'warm',
    canary: 'warm',
    preview: 'closed',
  })
})

it('lets a canary go that has ended', () => {
  renderers.settle(edition('now'), [edition('canary')])
  renderers.settle(edition('now'))
  vi.advanceTimersByTime(180_000)
  expect(Object.fromEntries(started)).toEqual({ frames: 'warm', now: 'warm', canary: 'closed' })
})
