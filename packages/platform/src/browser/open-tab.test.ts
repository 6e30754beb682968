// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openTab } from './open-tab.ts'

const dead = (parts: object) => ({ closed: false, close: () => undefined, ...parts }) as unknown as Window
const broken = {
  get: () => {
    throw new DOMException('Blocked a frame from accessing a cross-origin frame.', 'SecurityError')
  },
}

/** What the browsers inside apps return instead of a tab, or do. */
const windows: Record<string, () => Window | null> = {
  'returns null': () => null,
  'returns nothing': () => undefined as unknown as null,
  throws: () => {
    throw new Error('Not implemented')
  },
  'returns a window whose document throws': () => Object.defineProperty(dead({}), 'document', broken),
  'returns a window without a document': () => dead({ document: null }),
  'returns a window without a body': () => dead({ document: { title: '', body: null } }),
  'returns a window that is closed at once': () => dead({ closed: true, document }),
  'returns a window that throws at everything': () =>
    new Proxy(
      {},
      {
        ...broken,
        set: () => {
          throw new Error('dead')
        },
      },
    ) as Window,
}

afterEach(() => vi.restoreAllMocks())

describe('a tab that an app gives', () => {
  it.each(Object.entries(windows))('is done without when window.open %s', (_, open) => {
    vi.spyOn(window, 'open').mockImplementation(open)
    const tab = openTab('Un momento')
    expect(tab.blocked).toBe(true)
    tab.close()
  })

  it('that is taken away or breaks while it waits is left for the page itself', () => {
    const replace = vi.fn<(address: string) => void>(() => {
      throw new Error('dead')
    })
    const gone = { title: '', body: { textContent: '' } }
    vi.spyOn(window, 'open').mockReturnValue(dead({ document: gone, location: { replace } }))
    const tab = openTab('Un momento')
    expect(tab.blocked).toBe(false)
    // jsdom can't leave its page, except within it.
    tab.go('#paid')
    expect(replace).toHaveBeenCalledWith('#paid')
    expect(window.location.hash).toBe('#paid')
  })
})
