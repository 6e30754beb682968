// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draw } from '../../testing/draw.tsx'
import { BookingWidget } from './booking-widget.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const address = 'https://visits.example/v'
const widget = (url = address) => (
  <BookingWidget
    title="Visita"
    prefill={{ url, customAnswers: [] }}
    page={{ host: 'metrolibre.example', locale: 'es', timeZone: 'America/Lima' }}
    unanswered={{ title: 'No responde', text: 'Revisa', retry: 'Reintentar', link: 'otra pestaña' }}
    onScheduled={() => {}}
  />
)
const frame = () => screen.getByTitle<HTMLIFrameElement>('Visita')
const pass = (seconds: number) =>
  act(() => {
    vi.advanceTimersByTime(seconds * 1_000)
  })
const hear = (origin: string) =>
  act(() => {
    const data = { event: 'calendly.page_height', payload: { height: '640px' } }
    window.dispatchEvent(new MessageEvent('message', { origin, data }))
  })

test('a page that loads and stays silent is hidden behind a message with a link to it', () => {
  draw(widget())
  fireEvent.load(frame())
  hear('https://others.example')
  pass(3)
  expect(screen.queryByRole('alert')).toBeNull()
  pass(2)
  expect(screen.getByRole('alert').textContent).toContain('No responde')
  expect(frame().closest('[hidden]')).not.toBeNull()
  expect(screen.getByRole('link', { name: 'otra pestaña' }).getAttribute('href')).not.toContain('embed')
})

test('a page that never loads is given up later, and shown when it answers after all', () => {
  draw(widget())
  pass(14)
  expect(screen.queryByRole('alert')).toBeNull()
  pass(2)
  expect(screen.getByRole('alert')).toBeTruthy()
  hear('https://visits.example')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(frame().closest('[hidden]')).toBeNull()
  pass(60)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('another attempt loads the page anew, keeps the message meanwhile, and leads to what answers', () => {
  draw(widget())
  const before = frame()
  pass(16)
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(frame()).not.toBe(before)
  const retry = screen.getByRole('button')
  expect(retry.getAttribute('aria-busy')).toBe('true')
  pass(16)
  expect(screen.getByRole('button').getAttribute('aria-busy')).not.toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  hear('https://visits.example')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(frame())
})

test('another address is waited for anew', () => {
  const { rerender } = draw(widget())
  hear('https://visits.example')
  rerender(widget(`${address}?utm_content=signed`))
  fireEvent.load(frame())
  pass(5)
  expect(screen.getByRole('alert')).toBeTruthy()
})
