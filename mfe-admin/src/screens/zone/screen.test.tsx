// @vitest-environment jsdom
import { endpoints, type AdminZoneDetail } from '@metrolibre/contract'
import {
  answers,
  refuse,
  renderRemote,
  screen,
  startFakeApi,
  waitFor,
  within,
  type FakeApi,
} from '@metrolibre/testing/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import remote from '../../remote.tsx'

const { adminZones } = endpoints

let zone: AdminZoneDetail
let sent: unknown[]
let api: FakeApi
beforeEach(() => {
  sent = []
  zone = {
    id: '0b8f1e9a-4a39-4a3e-9a51-000000000011',
    country: 'Chile',
    state: 'Metropolitana',
    city: 'Santiago',
    zone: 'Providencia',
    lat: -33.43,
    long: -70.61,
    rate: 1,
    averageValue: 7200,
    isActive: true,
    timeZone: 'America/Santiago',
    published: 3,
    properties: 5,
    updatedAt: '2026-01-01T00:00:00.000Z',
    asked: [
      {
        propertyType: 'entire',
        count: 3,
        low: 300_000,
        median: 400_000,
        high: 500_000,
        perSquareMetre: 7000,
      },
    ],
    perSquareMetre: [5100, 7000, 9600],
    open: {
      count: 2,
      examples: [
        {
          id: '0b8f1e9a-4a39-4a3e-9a51-000000000012',
          name: 'Oficina Condell',
          propertyType: 'entire',
          area: 64,
          paintingState: 'good',
          floorState: 'good',
          stage: 'submitted',
        },
      ],
    },
  }
})
afterEach(() => api.close())

const open = async (id = zone.id) => {
  api = await startFakeApi([
    answers(adminZones.detail, () => zone),
    answers(adminZones.setActive, ({ body }) => {
      zone = { ...zone, ...(body as object), updatedAt: '2026-01-02T00:00:00.000Z' }
      return zone
    }),
    answers(adminZones.update, ({ body }) => {
      if ((body as { ifUpdatedAt: string }).ifUpdatedAt !== zone.updatedAt)
        refuse({ status: 409, code: 'changed_meanwhile', message: 'Otra persona cambió estos datos' })
      sent.push(body)
      return zone
    }),
    answers(adminZones.create, () =>
      refuse({
        status: 409,
        code: 'conflict',
        message: 'Ya hay una zona',
        fields: [{ path: 'zone', code: 'validation.zone_taken', message: 'Ya hay una zona con este nombre' }],
      }),
    ),
  ])
  return renderRemote(remote, { path: `/admin/zones/detail/${id}`, api: api.baseUrl })
}

it('says what a new factor does to open estimates before it is saved, also after a switch on this page', async () => {
  const page = await open()
  expect(await screen.findByText('2 propiedades por publicar se estiman con estos valores.')).toBeTruthy()
  expect(screen.getByText(/^3 avisos enteros por mes: mediana \$\s7\.000 por m²/)).toBeTruthy()
  await page.user.click(screen.getByRole('switch', { name: 'Providencia: activa' }))
  await waitFor(() => expect(zone.isActive).toBe(false))
  const rate = screen.getByLabelText('Factor')
  await page.user.clear(rate)
  await page.user.type(rate, '1.08')
  const effects = within(screen.getByRole('region', { name: 'Qué cambia' }))
  expect(effects.getByText(/^2 propiedades por publicar se estimarán de nuevo/)).toBeTruthy()
  const example = effects.getByRole('listitem').textContent
  expect(example).toMatch(/\$\s414\.720 – \$\s506\.880.*\$\s447\.898 – \$\s547\.430/)
  await page.user.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(sent).toMatchObject([{ rate: 1.08, averageValue: 7200 }]))
})

it('takes the centre as two numbers where the browser can’t draw the map', async () => {
  const page = await open()
  expect(await screen.findByText('Este navegador no puede dibujar el mapa.')).toBeTruthy()
  const latitude = screen.getByLabelText('Latitud')
  await page.user.clear(latitude)
  await page.user.type(latitude, '-133')
  await page.user.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(latitude.getAttribute('aria-invalid')).toBe('true'))
  expect(sent).toEqual([])
  await page.user.clear(latitude)
  await page.user.type(latitude, '-33,4312{Enter}')
  await waitFor(() => expect(sent).toMatchObject([{ lat: -33.4312, long: -70.61 }]))
})

it('refuses decimals of pesos, which would be rounded silently', async () => {
  const page = await open()
  const average = await screen.findByLabelText('Valor promedio')
  await page.user.clear(average)
  await page.user.type(average, '7200,5{Enter}')
  expect(await screen.findByText(/En pesos chilenos el monto va sin decimales/)).toBeTruthy()
  expect(sent).toEqual([])
})

it('shows under the name that there is such a zone already, and keeps what was typed', async () => {
  const page = await open('new')
  await page.user.type(await screen.findByLabelText('Comuna o distrito'), 'Ñuñoa')
  await page.user.type(screen.getByLabelText('Ciudad'), 'Santiago')
  await page.user.type(screen.getByLabelText('Región o departamento'), 'Metropolitana')
  await page.user.click(screen.getByRole('button', { name: 'Crear zona' }))
  expect(await screen.findByText('Ya hay una zona con este nombre')).toBeTruthy()
  expect(screen.getByLabelText('Comuna o distrito')).toHaveProperty('value', 'Ñuñoa')
})
