// @vitest-environment jsdom
import { createStore } from '@metrolibre/platform/host'
import { beforeEach, expect, it, vi } from 'vitest'
import type { PageMessage } from '../service-worker/messages.ts'
import { declineUpdate, wasDeclined } from './declined-update.ts'
import { updateAtom } from './update-atom.ts'
import { watchUpdates } from './updates.ts'

/** A service worker that waits, as the browser hands it out. */
const waitingOf = (generation: string) => ({
  postMessage: vi.fn<(message: PageMessage, ports?: MessagePort[]) => void>((message, ports) => {
    if (message.type === 'which') ports![0]!.postMessage(generation)
  }),
})

/** Loads a page of the edition `running` while another one waits; more can come later. */
const load = (waiting: string, running = 'first') => {
  const installing = Object.assign(new EventTarget(), {})
  const registration = Object.assign(new EventTarget(), {
    active: {},
    installing,
    waiting: waitingOf(waiting),
    update: () => Promise.resolve(),
  })
  const store = createStore()
  const seen: unknown[] = []
  store.sub(updateAtom, () => seen.push(store.get(updateAtom)))
  watchUpdates(registration as unknown as ServiceWorkerRegistration, running, store)
  const come = (next: string) => {
    registration.waiting = waitingOf(next)
    registration.dispatchEvent(new Event('updatefound'))
    installing.dispatchEvent(new Event('statechange'))
  }
  /** Waits until everything that came before was considered, by what the page already is: that takes over at once. */
  const considered = async () => {
    come(running)
    const { postMessage } = registration.waiting
    await vi.waitFor(() => expect(postMessage).toHaveBeenCalledWith({ type: 'take-over' }))
  }
  return { store, come, considered, seen }
}
const offered = (generation: string) => ({ is: 'offered', generation })

beforeEach(() => localStorage.clear())

it('offers a newer edition, and not again on the next load after it was declined', async () => {
  const page = load('second')
  await page.considered()
  expect(page.seen).toEqual([offered('second')])
  declineUpdate('second')
  page.store.set(updateAtom, { is: 'declined' })
  page.come('second')
  await page.considered()
  expect(page.seen).toEqual([offered('second'), { is: 'declined' }])

  const next = load('second')
  await next.considered()
  expect(next.seen).toEqual([])
})

it('offers one that is newer than what was declined, on the same page and on the next', async () => {
  declineUpdate('second')
  const page = load('second')
  page.store.set(updateAtom, { is: 'declined' })
  page.come('third')
  await page.considered()
  expect(page.seen).toEqual([{ is: 'declined' }, offered('third')])

  const next = load('third')
  await next.considered()
  expect(next.seen).toEqual([offered('third')])
})

it('offers what was declined again after a day, and when the clock was wrong', () => {
  const now = Date.parse('2027-03-01T12:00:00Z')
  declineUpdate('second', now)
  const hours = (count: number) => now + count * 3_600_000
  expect([hours(0), hours(23.9), hours(24), hours(-1)].map((at) => wasDeclined('second', at))).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(wasDeclined('third', now)).toBe(false)
  localStorage.setItem('metrolibre.update-declined', 'null}')
  expect(wasDeclined('second', now)).toBe(false)
})

it('offers nothing more once an edition was accepted', async () => {
  const page = load('second')
  await page.considered()
  page.store.set(updateAtom, { is: 'accepted' })
  page.come('third')
  await page.considered()
  expect(page.seen).toEqual([offered('second'), { is: 'accepted' }])
})
