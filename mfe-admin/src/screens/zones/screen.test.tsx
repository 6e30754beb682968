// @vitest-environment jsdom
import { endpoints, type AdminZone } from '@metrolibre/contract'
import {
  answers,
  fireEvent,
  renderRemote,
  screen,
  startFakeApi,
  waitFor,
  type FakeApi,
} from '@metrolibre/testing/react'
import { afterEach, expect, it, vi } from 'vitest'
import remote from '../../remote.tsx'

const zone = (number: number, name: string, isActive = true): AdminZone => ({
  id: `0b8f1e9a-4a39-4a3e-9a51-00000000001${number}`,
  country: 'Chile',
  state: 'Metropolitana',
  city: 'Santiago',
  zone: name,
  lat: -33.43,
  long: -70.61,
  rate: 1,
  averageValue: 7200,
  isActive,
  timeZone: 'America/Santiago',
  published: number,
  updatedAt: '2026-01-01T00:00:00.000Z',
})

let api: FakeApi
afterEach(async () => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await api.close()
})

/** Acts like a browser that gets its graphics driver back when its visitor returns. */
const drawMaps = () => {
  vi.stubGlobal('WebGL2RenderingContext', class {})
  const context = { isContextLost: () => false, getExtension: () => null }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  fireEvent(document, new Event('visibilitychange'))
}

const open = async (isWide: boolean) => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { matches: isWide && media.includes('min-width'), media }),
  )
  api = await startFakeApi([
    answers(endpoints.adminFilters.list, () => ({ filters: [] })),
    answers(endpoints.adminZones.list, () => ({
      zones: [zone(1, 'Ñuñoa'), zone(2, 'Vitacura', false)],
      total: 2,
      totalIsExact: true,
      position: 0,
      nextCursor: null,
      previousCursor: null,
    })),
  ])
  return renderRemote(remote, { path: '/admin/zones', api: api.baseUrl })
}

it('lists the zones alone where the browser can’t draw maps, and says so', async () => {
  await open(true)
  expect(await screen.findByRole('link', { name: 'Vitacura' })).toBeTruthy()
  expect(screen.getByText('Este navegador no puede dibujar el mapa.')).toBeTruthy()
  expect(screen.queryByText(/En gris, las zonas inactivas/)).toBeNull()
})

it('shows the listed zones on a map beside them, and marks the one that is pointed at', async () => {
  await open(true)
  const link = await screen.findByRole('link', { name: 'Vitacura' })
  drawMaps()
  await screen.findByText(/En gris, las zonas inactivas/)
  const row = link.closest('tr')!
  expect(row.dataset['selected']).toBeUndefined()
  fireEvent.focus(link)
  expect(row.dataset['selected']).toBe('true')
  fireEvent.pointerOver(screen.getByRole('link', { name: 'Ñuñoa' }))
  expect(row.dataset['selected']).toBeUndefined()
})

it('shows the list alone where there is no room for a map', async () => {
  await open(false)
  await screen.findByRole('link', { name: 'Vitacura' })
  expect(screen.queryByText(/En gris/)).toBeNull()
})

it('saves all zones of the filter as a spreadsheet, page by page', async () => {
  const page = await open(false)
  await screen.findByRole('link', { name: 'Vitacura' })
  const saved = vi.fn<typeof URL.createObjectURL>(() => 'blob:x')
  URL.createObjectURL = saved
  await page.user.click(screen.getByRole('button', { name: 'Descargar planilla' }))
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(api.calls.filter(({ endpointId }) => endpointId === endpoints.adminZones.list.id)).toHaveLength(2)
})
