// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useOnline } from '../online/use-online.ts'
import { open } from '../testing/open.tsx'
import { saveBlob } from './save-blob.ts'
import { useMedia } from './use-media.ts'

afterEach(() => vi.restoreAllMocks())

const Wide = () => <p>{useMedia('(min-width: 760px)') ? 'wide' : 'narrow'}</p>
const Line = () => <p>{useOnline() ? 'online' : 'offline'}</p>

it('renders again when the result of the media query changes', () => {
  const list = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => list)
  open(<Wide />)
  expect(screen.getByText('narrow')).toBeTruthy()
  list.matches = true
  act(() => void list.dispatchEvent(new Event('change')))
  expect(screen.getByText('wide')).toBeTruthy()
})

it('changes when the connection is lost and comes back', () => {
  open(<Line />)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByText('offline')).toBeTruthy()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.getByText('online')).toBeTruthy()
})

it('saves a file under the given name', () => {
  URL.createObjectURL = () => 'blob:x'
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    expect([this.getAttribute('href'), this.download]).toEqual(['blob:x', 'contrato.pdf'])
  })
  saveBlob(new Blob(['%PDF']), 'contrato.pdf')
  expect(pressed).toHaveBeenCalledOnce()
})
