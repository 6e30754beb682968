// @vitest-environment jsdom
import { Link, useLocation } from '@metrolibre/platform'
import {
  createMemoryNavigation,
  createQueryClient,
  createStore,
  NavigationProvider,
  PlatformProviders,
  sessionAtom,
} from '@metrolibre/platform/host'
import { act, aUser, cleanup, fireEvent, render, screen, waitFor } from '@metrolibre/testing/react'
import { useEffect, useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { KeptPages } from './kept-pages.tsx'

const effects: string[] = []
beforeEach(() => {
  cleanup()
  effects.splice(0)
})

function List() {
  const [count, setCount] = useState(0)
  const { search } = useLocation()
  useEffect(() => {
    effects.push('begins')
    return () => void effects.push('ends')
  }, [])
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count} in {search}
      </button>
      <Link to="/item">item</Link>
    </>
  )
}

const routes = [
  { id: 'list', path: 'list', element: <List />, handle: { isKept: true } },
  { id: 'item', path: 'item', element: <Link to="/list">anew</Link> },
]

const openAt = (path: string) => {
  const store = createStore()
  const navigation = createMemoryNavigation(path)
  render(
    <PlatformProviders store={store} queryClient={createQueryClient()} config={{} as never}>
      <NavigationProvider navigation={navigation}>
        <main>
          <KeptPages routes={routes} />
        </main>
      </NavigationProvider>
    </PlatformProviders>,
  )
  return { store, navigation }
}
const button = () => screen.queryByRole('button')?.textContent

it('shows a list again as it was left, without effects while it waits', async () => {
  const { navigation } = openAt('/list?city=Lima')
  fireEvent.click(screen.getByRole('button'))
  await act(() => navigation.navigate('/item'))
  expect(button()).toBeUndefined()
  expect(screen.getByText('1 in ?city=Lima').style.display).toBe('none')
  expect(effects).toEqual(['begins', 'ends'])
  await act(() => navigation.navigate(-1))
  expect(button()).toBe('1 in ?city=Lima')
  expect(effects).toEqual(['begins', 'ends', 'begins'])
})

it('begins anew for a link to the list, and once somebody has signed in', async () => {
  const { navigation, store } = openAt('/list')
  fireEvent.click(screen.getByRole('button'))
  await act(() => navigation.navigate('/item'))
  fireEvent.click(screen.getByText('anew'))
  await waitFor(() => expect(button()).toBe('0 in '))
  fireEvent.click(screen.getByRole('button'))
  await act(() => navigation.navigate('/item'))
  act(() => store.set(sessionAtom, { status: 'signed-in', user: aUser() }))
  expect(screen.queryByText('1 in ')).toBeNull()
  await act(() => navigation.navigate(-1))
  expect(button()).toBe('0 in ')
})

it('gives the focus back to the link that was followed', async () => {
  const { navigation } = openAt('/list')
  const link = screen.getByText('item')
  link.focus()
  fireEvent.click(link)
  await waitFor(() => expect(screen.getByText('anew')).toBeTruthy())
  screen.getByText('anew').focus()
  await act(() => navigation.navigate(-1))
  await waitFor(() => expect(document.activeElement).toBe(link))
})
