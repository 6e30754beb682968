// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../host/create-query-client.ts'
import {
  createMemoryNavigation,
  createStore,
  noticesAtom,
  PlatformProviders,
  PagesInMemory,
} from '../providers/index.ts'
import type { RuntimeConfig } from '../runtime-config/runtime-config.ts'
import { useDocumentTab } from './use-document-tab.ts'

interface Props {
  of: string | null
  ask: (of: string) => Promise<string>
}

function Reader({ of, ask }: Props) {
  const { open, address } = useDocumentTab({ waiting: 'Un momento', of, ask })
  return (
    <>
      <button onClick={open}>Ver</button>
      {address && <a href={address}>aquí</a>}
    </>
  )
}

const store = createStore()
const queryClient = createQueryClient()
const inPage = (props: Props) => (
  <PlatformProviders store={store} queryClient={queryClient} config={{} as RuntimeConfig}>
    <PagesInMemory
      navigation={createMemoryNavigation('/')}
      routes={[{ path: '*', element: <Reader {...props} /> }]}
    />
  </PlatformProviders>
)
const way = () => screen.queryByRole('link', { name: 'aquí' })
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Ver' }))

const tab = {
  closed: false,
  document: { title: '', body: { textContent: '' } },
  location: { replace: vi.fn<(address: string) => void>() },
  close: vi.fn<() => void>(),
}

describe('a document in another tab', () => {
  beforeEach(() => {
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  })
  afterEach(() => {
    cleanup()
    vi.clearAllMocks()
    vi.restoreAllMocks()
  })

  it('opens at its address, to which a plain link leads too until it shows something else', async () => {
    const ask = vi.fn<Props['ask']>((of) => Promise.resolve(`#${of}.pdf`))
    const { rerender } = render(inPage({ of: 'uno', ask }))
    expect(way()).toBeNull()
    press()
    await waitFor(() => expect(way()?.getAttribute('href')).toBe('#uno.pdf'))
    expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith('#uno.pdf')
    rerender(inPage({ of: 'dos', ask }))
    expect(way()).toBeNull()
  })

  it.each([
    ['returns nothing', () => null],
    [
      'throws',
      () => {
        throw new Error('Not implemented')
      },
    ],
  ])('leaves the page where it is when window.open %s, and shows the link', async (_, open) => {
    vi.spyOn(window, 'open').mockImplementation(open)
    render(inPage({ of: 'uno', ask: () => Promise.resolve('#uno.pdf') }))
    press()
    await waitFor(() => expect(way()).not.toBeNull())
    expect(window.location.hash).toBe('')
  })

  it('says why there is none, and closes the tab', async () => {
    render(inPage({ of: 'uno', ask: () => Promise.reject(new Error('no')) }))
    press()
    await waitFor(() => expect(store.get(noticesAtom)).toHaveLength(1))
    expect(tab.close).toHaveBeenCalledOnce()
    expect(way()).toBeNull()
  })
})
