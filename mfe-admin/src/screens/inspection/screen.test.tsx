// @vitest-environment jsdom
import { endpoints, type AdminProperty } from '@metrolibre/contract'
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
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import remote from '../../remote.tsx'
import { adminProperty } from '../../testing/admin-property.ts'

const { adminLocations } = endpoints

let property: AdminProperty
let api: FakeApi
let online: boolean
let answerInspect: () => AdminProperty
/** Refuses an offer, or does nothing. */
let answerOffer: () => void
beforeEach(() => {
  online = true
  answerInspect = () => property
  answerOffer = () => undefined
  // Nothing is kept before the question about cookies was answered.
  localStorage.setItem(
    'metrolibre.consent',
    JSON.stringify({ choice: 'declined', version: '2026-11', at: '2026-11-01T12:00:00.000Z' }),
  )
  property = adminProperty({ listingStatus: 'visit_scheduled' })
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
})
afterEach(async () => {
  // Only a page that is still there hears it; otherwise the queries of the next file would wait for a connection.
  turn(true)
  vi.restoreAllMocks()
  localStorage.clear()
  await api.close()
})

const open = async () => {
  api = await startFakeApi([
    answers(adminLocations.detail, () => property),
    answers(adminLocations.inspect, () => answerInspect()),
    answers(adminLocations.setValue, () => {
      answerOffer()
      return {
        value: 1_850_000,
        dailyValue: null,
        currency: 'CLP' as const,
        stripePriceId: null,
        stripeProductId: null,
      }
    }),
  ])
  return renderRemote(remote, { path: `/admin/locations/inspection/${property.id}`, api: api.baseUrl })
}
const sent = ({ id }: { id: string }) => api.calls.filter((call) => call.endpointId === id)
const turn = (on: boolean) =>
  act(() => {
    online = on
    window.dispatchEvent(new Event(on ? 'online' : 'offline'))
  })

it('waits without a connection, and sends sheet and offer once by itself when there is one', async () => {
  const page = await open()
  await page.user.type(await screen.findByLabelText('Largo, Medida'), '26.05')
  await page.user.type(screen.getByLabelText('Lo que viste'), 'Filtración chica')
  await page.user.type(screen.getByLabelText('Valor que se ofrece'), '1850000')
  turn(false)
  expect(await screen.findByText('Sin conexión. Todo queda guardado en este equipo.')).toBeTruthy()
  await page.user.click(screen.getByRole('button', { name: 'Enviar al volver la conexión' }))
  expect(await screen.findByText(/^Se envía sola/)).toBeTruthy()
  expect(sent(adminLocations.inspect)).toEqual([])
  turn(true)
  await waitFor(() => expect(sent(adminLocations.setValue)).toHaveLength(1))
  expect(sent(adminLocations.inspect).map(({ body }) => body)).toMatchObject([
    {
      ifInspectedAt: null,
      measures: [{ name: 'Largo', value: 26.05, unit: 'm' }],
      note: 'Filtración chica',
    },
  ])
  expect(sent(adminLocations.setValue)[0]!.body).toEqual({
    locationId: property.id,
    value: 1_850_000,
    commission: 8,
    ifUpdatedAt: property.updatedAt,
  })
  await waitFor(() => expect(page.address()).toBe(`/admin/locations/detail/${property.id}`))
})

it('warns of an offer that is far from the estimate, also without a connection', async () => {
  property = adminProperty({
    listingStatus: 'visit_scheduled',
    estimate: { low: 622_000, high: 760_000 },
  })
  const page = await open()
  turn(false)
  const price = await screen.findByLabelText('Valor que se ofrece')
  await page.user.type(price, '7000000')
  expect(await screen.findByText(/^Ofreces \$\s7\.000\.000 y el estimado va de/)).toBeTruthy()
  await page.user.clear(price)
  await page.user.type(price, '700000')
  await waitFor(() => expect(screen.queryByText(/^Ofreces/)).toBeNull())
})

const meanwhile = { status: 409, code: 'changed_meanwhile', message: 'Otra persona lo cambió' } as const

it('replaces neither the sheet nor the offer of somebody else before the inspector has seen it', async () => {
  const page = await open()
  await page.user.type(await screen.findByLabelText('Lo que viste'), 'Filtración chica')
  await page.user.type(screen.getByLabelText('Valor que se ofrece'), '1850000')
  const sheet = {
    at: '2026-11-20T13:00:00.000Z',
    by: { id: '0b8f1e9a-4a39-4a3e-9a51-0a4a9d3a1c77', firstName: 'Beatriz' },
    measures: [{ name: 'Largo', value: 25.5, unit: 'm' as const }],
    note: 'Techo sano',
  }
  answerInspect = () => {
    property = { ...property, inspection: sheet }
    answerInspect = () => property
    return refuse(meanwhile)
  }
  const send = async () => page.user.click(await screen.findByRole('button', { name: 'Enviar' }))
  await send()
  const changed = await screen.findByText(/^Beatriz envió otra hoja/)
  expect(changed.closest('li')!.textContent).toContain('Techo sano')
  expect(sent(adminLocations.setValue)).toEqual([])
  // Another photo is in nobody's way, another offer is.
  answerOffer = () => {
    property = { ...property, updatedAt: '2026-11-20T14:00:00.000Z' }
    answerOffer = () => {
      property = { ...property, updatedAt: '2026-11-20T15:00:00.000Z', value: 1_900_000 }
      answerOffer = () => undefined
      return refuse(meanwhile)
    }
    return refuse(meanwhile)
  }
  await send()
  expect(await screen.findByText(/^Oferta ahora: \$ 1.900.000/)).toBeTruthy()
  expect(sent(adminLocations.inspect).map(({ body }) => body)).toMatchObject([
    { ifInspectedAt: null },
    { ifInspectedAt: sheet.at },
  ])
  expect(screen.queryByText(/^Beatriz/)).toBeNull()
  await send()
  await waitFor(() => expect(page.address()).toBe(`/admin/locations/detail/${property.id}`))
  expect(
    sent(adminLocations.setValue).map(({ body }) => (body as { ifUpdatedAt: string }).ifUpdatedAt),
  ).toEqual(['2026-11-02T12:00:00.000Z', '2026-11-20T14:00:00.000Z', '2026-11-20T15:00:00.000Z'])
})

it('leads to the first field that is wrong, in the order of the page', async () => {
  const page = await open()
  const area = await screen.findByLabelText('Superficie')
  await page.user.clear(area)
  await page.user.type(area, 'mucha')
  await page.user.type(screen.getByLabelText('Valor que se ofrece'), '12,5')
  await page.user.click(screen.getByRole('button', { name: 'Enviar' }))
  await waitFor(() => expect(document.activeElement).toBe(area))
})

it('leaves alone what the inspector did not touch', async () => {
  const page = await open()
  await page.user.clear(await screen.findByLabelText('Baños'))
  await page.user.type(screen.getByLabelText('Baños'), '3')
  await page.user.click(screen.getByRole('button', { name: 'Enviar' }))
  await waitFor(() => expect(sent(adminLocations.inspect)).toHaveLength(1))
  const body = sent(adminLocations.inspect)[0]!.body as object
  expect(Object.keys(body).toSorted()).toEqual(['at', 'bathrooms', 'ifInspectedAt', 'measures', 'note'])
  // Without an answer the page would keep the wish to send it, which the next test would find.
  await waitFor(() => expect(page.address()).toBe(`/admin/locations/detail/${property.id}`))
})

it('sends what the inspector says that the place can be used for', async () => {
  property = adminProperty({ listingStatus: 'visit_scheduled', uses: ['storage'] })
  const page = await open()
  expect(await screen.findByRole('checkbox', { name: 'Almacenaje' })).toHaveProperty('checked', true)
  await page.user.click(screen.getByRole('checkbox', { name: 'Taller' }))
  await page.user.click(screen.getByRole('button', { name: /^Enviar/ }))
  await waitFor(() => expect(sent(adminLocations.inspect)).toHaveLength(1))
  expect(sent(adminLocations.inspect)[0]!.body).toMatchObject({ uses: ['workshop', 'storage'] })
})

it('sends what the inspector found of what sheds are chosen by, and only that', async () => {
  property = adminProperty({
    listingStatus: 'visit_scheduled',
    clearHeight: 600,
    threePhase: true,
    water: true,
  })
  const page = await open()
  const height = await screen.findByLabelText('Altura libre')
  expect(height).toHaveProperty('value', '6')
  await page.user.clear(height)
  await page.user.type(height, '7,55')
  await page.user.type(screen.getByLabelText('Carga que soporta el piso'), '3.000')
  expect(screen.getByLabelText('Corriente trifásica')).toHaveProperty('value', 'yes')
  await page.user.selectOptions(screen.getByLabelText('Corriente trifásica'), 'No')
  await page.user.selectOptions(screen.getByLabelText('Cierre perimetral'), 'Sí')
  await page.user.click(screen.getByRole('button', { name: /^Enviar/ }))
  await waitFor(() => expect(sent(adminLocations.inspect)).toHaveLength(1))
  const {
    at: _at,
    ifInspectedAt: _if,
    measures: _measures,
    note: _note,
    ...found
  } = sent(adminLocations.inspect)[0]!.body as Record<string, unknown>
  expect(found).toEqual({ clearHeight: 755, floorLoad: 3000, threePhase: false, fence: true })
  await waitFor(() => expect(page.address()).toBe(`/admin/locations/detail/${property.id}`))
})

it('tells of what another tab keeps of the same sheet, and takes it over', async () => {
  const page = await open()
  await page.user.type(await screen.findByLabelText('Lo que viste'), 'Aquí')
  const [key, kept] = await waitFor(() => {
    const found = Object.entries(localStorage).find(([one]) => one.includes(`inspection.${property.id}`))
    expect(found?.[1]).toContain('Aquí')
    return found as [string, string]
  })
  const fromThere = (value: string) =>
    act(() => {
      localStorage.setItem(key, value)
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }))
    })
  fromThere(kept)
  expect(screen.queryByText('Esta ficha está abierta en otra pestaña')).toBeNull()
  fromThere(kept.replace('Aquí', 'Allá'))
  await page.user.click(await screen.findByRole('button', { name: 'Traer lo de la otra pestaña' }))
  expect((screen.getByLabelText('Lo que viste') as HTMLTextAreaElement).value).toBe('Allá')
  fromThere(kept.replace('Aquí', 'Más allá'))
  await page.user.click(await screen.findByRole('button', { name: 'Seguir con lo de aquí' }))
  expect(localStorage.getItem(key)).toContain('"Allá"')
  expect(screen.queryByText('Esta ficha está abierta en otra pestaña')).toBeNull()
})

it('keeps the sheet and the wish to send it on the device, and sends it from a page that is opened later', async () => {
  turn(false)
  const first = await open()
  await first.user.type(await screen.findByLabelText('Largo, Medida'), '20')
  await first.user.type(screen.getByLabelText('Ancho, Medida'), '10')
  expect(screen.getByText('Planta de 20 por 10 m: 200 m²')).toBeTruthy()
  expect(screen.getByText('3 de 6')).toBeTruthy()
  await first.user.click(screen.getByRole('button', { name: 'Enviar al volver la conexión' }))
  await screen.findByText(/^Se envía sola/)
  first.unmount()
  await api.close()

  turn(true)
  await open()
  await waitFor(() => expect(sent(adminLocations.inspect)).toHaveLength(1))
  expect(sent(adminLocations.inspect)[0]!.body).toMatchObject({
    measures: [
      { name: 'Largo', value: 20 },
      { name: 'Ancho', value: 10 },
    ],
  })
})
