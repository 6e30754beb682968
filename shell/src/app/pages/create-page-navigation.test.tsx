// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@metrolibre/testing/react'
import { useClosedByBack } from '@metrolibre/ui'
import { useEffect, useState } from 'react'
import { useLocation, usePageNavigation } from '@metrolibre/platform'
import { type HeldStep, NavigationProvider, PagesInMemory } from '@metrolibre/platform/host'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Scroll } from '../../chrome/scroll.tsx'
import { createPageNavigation, type LoadContext } from './create-page-navigation.ts'

/** Lets the page `late`, which waits for it, finish loading. */
let finishLate = () => {}
let blocking = false
const loaded: string[] = []
const onLoading = vi.fn<(isLoading: boolean) => void>()

function Layer({ name }: { name: string }) {
  const [open, setOpen] = useState(false)
  useClosedByBack(open, () => setOpen(false))
  return open ? <p>layer of {name}</p> : <button onClick={() => setOpen(true)}>Open</button>
}

function Page({ name }: { name: string }) {
  const { guard } = usePageNavigation()
  const [held, setHeld] = useState<HeldStep | null>(null)
  useEffect(() => guard({ holds: () => blocking, onHeld: setHeld }), [guard])
  const decide = (step: () => void) => {
    setHeld(null)
    step()
  }
  return (
    <main>
      <h1>{name}</h1>
      <p>{useLocation().hash}</p>
      <Layer name={name} />
      {held && (
        <>
          <button onClick={() => decide(held.proceed)}>Leave</button>
          <button onClick={() => decide(held.stay)}>Stay</button>
        </>
      )}
    </main>
  )
}

const routes = [
  {
    path: '/en?',
    children: ['a', 'b', 'late'].map((name) => ({ path: name, element: <Page key={name} name={name} /> })),
  },
]

const opened: ReturnType<typeof createPageNavigation>[] = []

async function load(url: URL, { isReturn }: LoadContext): Promise<void> {
  loaded.push(`${url.pathname}${url.search}${isReturn ? ' again' : ''}`)
  if (url.pathname === '/late') await new Promise<void>((resolve) => (finishLate = resolve))
}

function open(path: string) {
  window.history.replaceState(null, '', path)
  const navigation = createPageNavigation({ load, onLoading })
  opened.push(navigation)
  render(
    <NavigationProvider navigation={navigation}>
      <Scroll />
    </NavigationProvider>,
  )
  render(<PagesInMemory navigation={navigation} routes={routes} />)
  return navigation
}

const shows = (name: string) => waitFor(() => expect(screen.getByRole('heading').textContent).toBe(name))

beforeEach(() => {
  // Newer browsers return a promise.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => Promise.resolve() as never)
  blocking = false
  loaded.length = 0
  onLoading.mockClear()
})
afterEach(() => {
  cleanup()
  for (const navigation of opened.splice(0)) navigation.end()
})

it('shows the first page without loading, loads further pages, and goes back', async () => {
  const navigation = open('/a')
  await shows('a')
  expect(loaded).toEqual([])
  void navigation.navigate('/en/b?x=1')
  await shows('b')
  expect(loaded).toEqual(['/en/b?x=1'])
  expect(window.location.pathname + window.location.search).toBe('/en/b?x=1')
  void navigation.navigate(-1)
  await shows('a')
  expect(window.location.pathname).toBe('/a')
  expect(loaded.at(-1)).toBe('/a again')
})

it('scrolls a new page to its top, and back to where a page was left', async () => {
  const navigation = open('/a')
  window.scrollY = 700
  await navigation.navigate('/b')
  await shows('b')
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0)
  void navigation.navigate(-1)
  await shows('a')
  await waitFor(() => expect(window.scrollTo).toHaveBeenLastCalledWith(0, 700))
  await navigation.navigate('/en/a', { replace: true, preventScrollReset: true })
  expect(window.scrollTo).toHaveBeenCalledTimes(2)
  await navigation.navigate('/b#%')
  await shows('b')
})

it('keeps the page and its address until the next page is loaded; a newer navigation takes precedence', async () => {
  const navigation = open('/a')
  void navigation.navigate('/late')
  await waitFor(() => expect(onLoading).toHaveBeenLastCalledWith(true))
  expect(window.location.pathname).toBe('/a')
  void navigation.navigate('/b')
  await shows('b')
  expect(onLoading).toHaveBeenLastCalledWith(false)
  finishLate()
  await navigation.navigate('#there')
  await waitFor(() => screen.getByText('#there'))
  await shows('b')
  expect(loaded).toEqual(['/late', '/b'])
})

it('replaces a history entry, and stays on the page when only the query changes', async () => {
  const navigation = open('/a')
  const before = window.history.length
  await navigation.navigate({ search: '?x=2' }, { replace: true })
  expect(window.location.pathname + window.location.search).toBe('/a?x=2')
  expect(window.history.length).toBe(before)
  await navigation.navigate('//elsewhere.example/')
  expect(window.location.host).not.toContain('elsewhere')
})

it('asks before leaving, both for a link and for the back button', async () => {
  const navigation = open('/a')
  await navigation.navigate('/b')
  await shows('b')
  blocking = true
  void navigation.navigate('/a')
  ;(await screen.findByText('Stay')).click()
  await waitFor(() => expect(screen.queryByText('Stay')).toBeNull())
  await shows('b')
  void navigation.navigate(-1)
  await screen.findByText('Leave')
  await waitFor(() => expect(window.location.pathname).toBe('/b'))
  screen.getByText('Leave').click()
  await shows('a')
  expect(window.location.pathname).toBe('/a')
})

it('keeps the scroll position of each page that was loaded anew under a key of its own, also after a reload', () => {
  const keyOf = (path: string) => {
    const { key } = open(path).place().location
    cleanup()
    return key
  }
  const first = keyOf('/a')
  expect(keyOf('/b')).not.toBe(first)
  window.history.replaceState({ key: 'reloaded', usr: { from: 'list' } }, '', '/a')
  const reloaded = createPageNavigation({ load, onLoading })
  opened.push(reloaded)
  expect(reloaded.place().location).toMatchObject({ key: 'reloaded', state: { from: 'list' } })
})

const openLayer = async (name: string) => {
  screen.getByText('Open').click()
  await screen.findByText(`layer of ${name}`)
}
const layerIsClosed = (name: string) =>
  waitFor(() => expect(screen.queryByText(`layer of ${name}`)).toBeNull())

it('closes a layer by going back, without leaving the page, loading it or asking', async () => {
  const navigation = open('/a')
  await navigation.navigate('/b')
  await shows('b')
  blocking = true
  loaded.length = 0
  await openLayer('b')
  window.history.back()
  await layerIsClosed('b')
  expect([window.location.pathname, screen.queryByText('Stay'), loaded]).toEqual(['/b', null, []])
})

it('leads from a layer to another page, from where one step leads back to the page', async () => {
  const navigation = open('/a')
  await openLayer('a')
  void navigation.navigate('/b')
  await shows('b')
  window.history.back()
  await shows('a')
  await waitFor(() => expect(window.location.pathname).toBe('/a'))
  window.history.forward()
  await shows('b')
})

it('keeps an address that changed below a layer', async () => {
  const navigation = open('/a')
  await openLayer('a')
  await navigation.navigate({ search: '?x=2' }, { replace: true })
  window.history.back()
  await layerIsClosed('a')
  expect(window.location.search).toBe('?x=2')
  await navigation.navigate('/b')
  await shows('b')
  window.history.back()
  await shows('a')
  await waitFor(() => expect(window.location.search).toBe('?x=2'))
})

it('goes on to the page that was left for, once a layer has asked about it', async () => {
  const navigation = open('/a')
  await navigation.navigate('/b')
  await shows('b')
  blocking = true
  window.history.back()
  await screen.findByText('Leave')
  await openLayer('b')
  screen.getByText('Leave').click()
  await shows('a')
  await waitFor(() => expect(window.location.pathname).toBe('/a'))
})
