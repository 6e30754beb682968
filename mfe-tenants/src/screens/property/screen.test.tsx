// @vitest-environment jsdom
import { properties } from '@metrolibre/api-client'
import { endpoints, type PropertyDetail } from '@metrolibre/contract'
import {
  act,
  answers,
  refuse,
  renderRemote,
  screen,
  startFakeApi,
  waitFor,
  type FakeApi,
} from '@metrolibre/testing/react'
import { afterEach, describe, expect, it } from 'vitest'
import remote from '../../remote.tsx'
import { calendar, card, detail, found, room } from '../../testing/places.ts'

let api: FakeApi
afterEach(() => api.close())
const path = `/propietario/${detail().id}/details`

const open = async (
  property: () => PropertyDetail | Promise<PropertyDetail>,
  at = path,
  availability = calendar,
) => {
  api = await startFakeApi([
    answers(endpoints.locations.detail, property),
    answers(endpoints.locations.search, () => found([card()])),
    answers(endpoints.locations.availability, () => availability()),
    answers(endpoints.reviews.ofLocation, () => reviews),
    answers(endpoints.currency.list, () => ({ currencies: [] })),
  ])
  return renderRemote(remote, { path: at, api: api.baseUrl })
}
const reviews = { reviews: [], count: 0, average: null }
/** Waits for the whole page: its top is painted first. */
const whole = async () => {
  const heading = await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
  return heading
}
const reserve = () => screen.getAllByText('Reservar').map((text) => text.closest('a, button'))

describe('a property', () => {
  it('is opened by its short address', async () => {
    const page = await open(() => detail(), `/propietario/${detail().id}`)
    await screen.findByRole('heading', { level: 1, name: 'Casa Sucre' })
    expect(page.address()).toBe(path)
  })

  it('is booked as a whole, by the month', async () => {
    await open(() => detail())
    await whole()
    for (const button of reserve())
      expect(button?.getAttribute('href')).toBe(`/propietario/${detail().id}/calendar/entire/monthly`)
  })

  it('is booked room by room, and shows which rooms are unavailable', async () => {
    const rooms = [
      room(),
      room({
        id: 'd734497f-cae4-420e-b25d-a0e9f79c1b93',
        name: 'Pieza chica',
        isDaily: true,
        dailyValue: 9500,
      }),
      room({ id: '9ce9222f-4da7-4444-bcd4-5072f6f6d501', name: 'Altillo', isActive: false }),
    ]
    await open(() => detail({ propertyType: 'room', roomsDetails: rooms }))
    const small = await screen.findByRole('link', { name: 'Reservar Pieza chica' })
    expect(small.getAttribute('href')).toMatch(/\/calendar\/d734497f-cae4-420e-b25d-a0e9f79c1b93\/daily$/)
    expect(screen.getByText('2 espacios disponibles')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Reservar Altillo' })).toBeNull()
    expect(screen.getAllByRole('link', { name: 'Elegir espacio' })[0]?.getAttribute('href')).toBe('#espacios')
  })

  it('keeps showing the period of availability when it can’t be loaded again', async () => {
    let broken = false
    const page = await open(detail, path, () =>
      broken ? refuse({ status: 500, code: 'internal', message: 'Se cayó' }) : calendar(),
    )
    const until = await screen.findByText(/^hasta /)
    broken = true
    const asked = { queryKey: properties.keys.availability(detail().id) }
    await act(async () => page.queryClient.refetchQueries(asked))
    expect(page.queryClient.getQueryCache().find({ ...asked, exact: false })?.state.status).toBe('error')
    expect(until.isConnected).toBe(true)
  })

  it('is not available while all of its rooms are booked', async () => {
    const taken = [room({ isActive: false })]
    await open(() => detail({ propertyType: 'room', roomsDetails: taken, price: { state: 'no_rooms' } }))
    await whole()
    expect(screen.queryByText('Disponible')).toBeNull()
    expect(screen.queryByText(/^Disponible desde/)).toBeNull()
  })

  it('disables every action when it is sold out', async () => {
    await open(() => detail({ isActive: false, price: { state: 'sold_out' } }))
    await whole()
    const buttons = [
      ...reserve(),
      ...['Agendar visita', 'Contactar'].map((name) => screen.getByRole('button', { name })),
    ]
    expect(buttons.every((button) => button instanceof HTMLButtonElement && button.disabled)).toBe(true)
  })

  it('shows the published contact details and copies them', async () => {
    // The dialog's code is loaded here, because on a busy machine that takes longer than the test waits.
    await import('../../features/contact/contact-dialog.tsx')
    const page = await open(() => detail())
    await page.user.click(await screen.findByRole('button', { name: 'Contactar' }))
    await page.user.click(await screen.findByRole('button', { name: 'Copiar email' }))
    expect(await screen.findByText('Email copiado')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe('casa@metrolibre.example')
  })

  it('shows what a list knows of it before it is loaded, and nothing of another one', async () => {
    const { promise, resolve: arrive } = Promise.withResolvers<PropertyDetail>()
    const page = await open(() => promise, '/propietario/98b1ebdb-e3e8-4380-8f5a-d315af204802/details')
    await page.queryClient.fetchQuery(properties.search())
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
    await page.navigate(path)
    expect(await screen.findByRole('heading', { level: 1, name: 'Casa Sucre' })).toBeTruthy()
    expect(screen.getByText('Calle Sucre, Ñuñoa, Santiago')).toBeTruthy()
    expect(screen.getByText(/450\.000/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Reservar' })).toBeNull()
    arrive(detail({ name: 'Casa Sucre nueva' }))
    expect((await whole()).textContent).toBe('Casa Sucre nueva')
    expect(reserve().length).toBeGreaterThan(0)
  })

  it('says when it does not exist, and retries when it could not be loaded', async () => {
    let status = 404
    const page = await open(() => refuse({ status, code: 'x', message: 'No está' }))
    expect(await screen.findByRole('heading', { name: 'Esta propiedad ya no está' })).toBeTruthy()
    status = 500
    page.queryClient.clear()
    await page.navigate('/propietario/98b1ebdb-e3e8-4380-8f5a-d315af204802/details')
    expect((await screen.findByRole('alert')).textContent).toContain('No está')
  })
})
