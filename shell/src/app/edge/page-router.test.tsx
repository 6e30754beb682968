// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@metrolibre/testing/react'
import { useClosedByBack } from '@metrolibre/ui'
import { useState } from 'react'
import { Outlet, ScrollRestoration, useBlocker, useLocation } from 'react-router-dom'
import { RouterProvider } from '@metrolibre/platform/host'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPageRouter } from './page-router.ts'

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
  const blocker = useBlocker(() => blocking)
  return (
    <main>
      <h1>{name}</h1>
      <p>{useLocation().hash}</p>
      <Layer name={name} />
      {blocker.state === 'blocked' && (
        <>
          <button onClick={() => blocker.proceed()}>Leave</button>
          <button onClick={() => blocker.reset()}>Stay</button>
        </>
      )}
    </main>
  )
}

const page = (path: string, wait?: () => Promise<void>) => ({
  id: path,
  path,
  element: <Page name={path} />,
  loader: async ({ request }: { request: Request }) => {
    loaded.push(new URL(request.url).pathname + new URL(request.url).search)
    await wait?.()
    return null
  },
})

type Router = ReturnType<typeof createPageRouter>

const opened: Router[] = []

/**
 * Properties that the library reads from the router and that it lacks; after an upgrade, new ones show up
 * here.
 */
const missing = new Set<string>()
const watched = (router: Router): Router =>
  new Proxy(router, {
    get: (target, name) => {
      if (typeof name === 'string' && !(name in target)) missing.add(name)
      return Reflect.get(target, name) as unknown
    },
  })

function open(path: string) {
  window.history.replaceState(null, '', path)
  const late = () => new Promise<void>((resolve) => (finishLate = resolve))
  const router = watched(
    createPageRouter(
      [
        {
          id: 'root',
          path: '/en?',
          element: (
            <>
              <ScrollRestoration />
              <Outlet />
            </>
          ),
          errorElement: <h1>wrong</h1>,
          children: [
            page('a'),
            page('b'),
            page('late', late),
            page('bad', () => Promise.reject(new Error('no'))),
          ],
        },
      ],
      onLoading,
    ),
  )
  opened.push(router)
  render(<RouterProvider router={router} useTransitions={false} />)
  return router
}

const shows = (name: string) => waitFor(() => expect(screen.getByRole('heading').textContent).toBe(name))

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  blocking = false
  loaded.length = 0
  onLoading.mockClear()
})
afterEach(() => {
  cleanup()
  for (const router of opened.splice(0)) router.dispose()
  if (missing.size > 0) throw new Error(`The library asks a router for ${[...missing].join(', ')}.`)
})

it('shows the first page without loading, loads further pages, and goes back', async () => {
  const router = open('/a')
  await shows('a')
  expect(loaded).toEqual([])
  void router.navigate('/en/b?x=1')
  await shows('b')
  expect(loaded).toEqual(['/en/b?x=1'])
  expect(window.location.pathname + window.location.search).toBe('/en/b?x=1')
  void router.navigate(-1)
  await shows('a')
  expect(window.location.pathname).toBe('/a')
})

it('keeps the page and its address until the next page is loaded; a newer navigation takes precedence', async () => {
  const router = open('/a')
  void router.navigate('/late')
  await waitFor(() => expect(onLoading).toHaveBeenLastCalledWith(true))
  expect(window.location.pathname).toBe('/a')
  void router.navigate('/b')
  await shows('b')
  expect(onLoading).toHaveBeenLastCalledWith(false)
  finishLate()
  await router.navigate('#there')
  await waitFor(() => screen.getByText('#there'))
  await shows('b')
  expect(loaded).toEqual(['/late', '/b'])
})

it('replaces a history entry, and stays on the page when only the query changes', async () => {
  const router = open('/a')
  const before = window.history.length
  await router.navigate({ search: '?x=2' }, { replace: true })
  expect(window.location.pathname + window.location.search).toBe('/a?x=2')
  expect(window.history.length).toBe(before)
  await router.navigate('//elsewhere.example/')
  expect(window.location.host).not.toContain('elsewhere')
})

it('asks before leaving, both for a link and for the back button', async () => {
  const router = open('/a')
  await router.navigate('/b')
  await shows('b')
  blocking = true
  void router.navigate('/a')
  ;(await screen.findByText('Stay')).click()
  await waitFor(() => expect(screen.queryByText('Stay')).toBeNull())
  await shows('b')
  void router.navigate(-1)
  await screen.findByText('Leave')
  await waitFor(() => expect(window.location.pathname).toBe('/b'))
  screen.getByText('Leave').click()
  await shows('a')
  expect(window.location.pathname).toBe('/a')
})

it('shows the error page when a loader fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const router = open('/a')
  void router.navigate('/bad')
  await shows('wrong')
})

it('keeps the scroll position of each page that was loaded anew under a key of its own, also after a reload', () => {
  const keyOf = (path: string) => {
    const { key } = open(path).state.location
    cleanup()
    return key
  }
  const first = keyOf('/a')
  expect(keyOf('/b')).not.toBe(first)
  window.history.replaceState({ key: 'reloaded', usr: { from: 'list' } }, '', '/a')
  const reloaded = createPageRouter([])
  opened.push(reloaded)
  expect(reloaded.state.location).toMatchObject({ key: 'reloaded', state: { from: 'list' } })
})

const openLayer = async (name: string) => {
  screen.getByText('Open').click()
  await screen.findByText(`layer of ${name}`)
}
const layerIsClosed = (name: string) =>
  waitFor(() => expect(screen.queryByText(`layer of ${name}`)).toBeNull())

it('closes a layer by going back, without leaving the page, loading it or asking', async () => {
  const router = open('/a')
  await router.navigate('/b')
  await shows('b')
  blocking = true
  loaded.length = 0
  await openLayer('b')
  window.history.back()
  await layerIsClosed('b')
  expect([window.location.pathname, screen.queryByText('Stay'), loaded]).toEqual(['/b', null, []])
})

it('leads from a layer to another page, from where one step leads back to the page', async () => {
  const router = open('/a')
  await openLayer('a')
  void router.navigate('/b')
  await shows('b')
  window.history.back()
  await shows('a')
  await waitFor(() => expect(window.location.pathname).toBe('/a'))
  window.history.forward()
  await shows('b')
})

it('keeps an address that changed below a layer', async () => {
  const router = open('/a')
  await openLayer('a')
  await router.navigate({ search: '?x=2' }, { replace: true })
  window.history.back()
  await layerIsClosed('a')
  expect(window.location.search).toBe('?x=2')
  await router.navigate('/b')
  await shows('b')
  window.history.back()
  await shows('a')
  await waitFor(() => expect(window.location.search).toBe('?x=2'))
})

it('goes on to the page that was left for, once a layer has asked about it', async () => {
  const router = open('/a')
  await router.navigate('/b')
  await shows('b')
  blocking = true
  window.history.back()
  await screen.findByText('Leave')
  await openLayer('b')
  screen.getByText('Leave').click()
  await shows('a')
  await waitFor(() => expect(window.location.pathname).toBe('/a'))
})
