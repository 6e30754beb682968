// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { Profiler } from 'react'
import { expect, it, vi } from 'vitest'
import { open } from '../testing/open.tsx'
import { Link } from './link.tsx'
import { useNavigate } from './use-navigate.ts'
import { PathLocale } from './use-path-locale.tsx'

function Ways() {
  const navigate = useNavigate()
  return (
    <>
      <Link to="/posts?page=2">posts</Link>
      <Link to={{ pathname: '/equipo', hash: '#top' }}>team</Link>
      <button type="button" onClick={() => navigate('/profile/main')}>
        go
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        back
      </button>
    </>
  )
}

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

it('keeps the language of the page for every destination', async () => {
  const { navigation } = open(<Ways />, '/en/terminos')
  expect(hrefs()).toEqual(['/en/posts?page=2', '/en/equipo#top'])
  fireEvent.click(screen.getByText('go'))
  await waitFor(() => expect(navigation.place().location.pathname).toBe('/en/profile/main'))
  fireEvent.click(screen.getByText('back'))
  await waitFor(() => expect(navigation.place().location.pathname).toBe('/en/terminos'))
  fireEvent.click(screen.getByText('posts'))
  await waitFor(() => expect(navigation.place().location.search).toBe('?page=2'))
  open(<Ways />, '/terminos')
  expect(hrefs()).toEqual(['/posts?page=2', '/equipo#top'])
})

it('leaves a click with a modifier key to the browser', () => {
  const { navigation } = open(<Ways />)
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
  screen.getByText('posts').dispatchEvent(press)
  expect(press.defaultPrevented).toBe(false)
  expect(navigation.place().location.pathname).toBe('/')
})

it('tells the host which link the user points at or focuses', () => {
  const announced = vi.fn<(path: string) => void>()
  open(<Ways />, '/en', { onLinkIntent: announced })
  fireEvent.pointerEnter(screen.getByText('posts'))
  fireEvent.focus(screen.getByText('team'))
  expect(announced.mock.calls.flat()).toEqual(['/en/posts?page=2', '/en/equipo'])
})

it('is rendered anew only when another page has another language', async () => {
  const rendered = vi.fn<() => void>()
  const link = (
    <Profiler id="link" onRender={rendered}>
      <Link to="/posts">posts</Link>
    </Profiler>
  )
  const { navigation } = open(<PathLocale>{link}</PathLocale>, '/equipo')
  rendered.mockClear()
  await act(() => navigation.navigate('/terminos?page=2'))
  expect(rendered).not.toHaveBeenCalled()
  await act(() => navigation.navigate('/en/terminos'))
  expect(hrefs()).toEqual(['/en/posts'])
})

it('adds no entry to the history when it leads to the page that is shown', async () => {
  const { navigation } = open(<Ways />, '/posts?page=2')
  fireEvent.click(screen.getByText('posts'))
  await waitFor(() => expect(navigation.place().navigationType).toBe('REPLACE'))
})
