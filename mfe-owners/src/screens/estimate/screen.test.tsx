// @vitest-environment jsdom
import { endpoints, type Estimate, type OwnedProperty } from '@metrolibre/contract'
import {
  aUser,
  answers,
  refuse,
  renderRemote,
  screen,
  startFakeApi,
  waitFor,
  within,
  type FakeApi,
} from '@metrolibre/testing/react'
import { afterEach, expect, it } from 'vitest'
import remote from '../../remote.tsx'
import { nunoa, ownProperty } from '../../testing/own-property.ts'

let api: FakeApi
afterEach(() => api.close())

const estimate = (changes: Partial<Estimate> = {}): Estimate => ({
  estimate: {
    low: 401_400,
    high: 490_600,
    perYearLow: 4_816_800,
    perYearHigh: 5_887_200,
    currency: 'CLP',
  },
  basis: {
    zone: { id: nunoa.id, zone: 'Ñuñoa', city: 'Santiago', state: nunoa.state, country: 'Chile' },
    averageValue: 9800,
    rate: 1,
    area: 48,
    paint: 1,
    floor: 0.95,
    condition: 0.95,
  },
  nearby: { count: 7, low: 300_000, median: 420_000, high: 610_000, perSquareMetre: 9100 },
  ...changes,
})

const start = async (
  property: OwnedProperty,
  faults: (() => never)[] = [],
  answer = estimate(),
  places = Promise.resolve(),
) => {
  api = await startFakeApi([
    answers(endpoints.zones.list, async () => {
      await places
      return { zones: [nunoa] }
    }),
    answers(endpoints.ownLocations.one, () => property),
    answers(endpoints.ownLocations.estimate, () => {
      faults.shift()?.()
      return answer
    }),
    answers(endpoints.ownLocations.submit, () => ({ ...property, listingStatus: 'submitted' as const })),
  ])
}
const bare = (text: string | null) => text?.replaceAll('\u00a0', ' ')

it('estimates without an account, and keeps what was typed when the server fails', async () => {
  const away = () => refuse({ status: 503, code: 'unavailable', message: 'El servicio no está disponible' })
  await start(ownProperty(), [away, away])
  const { user } = await renderRemote(remote, { path: '/propiedad/result', api: api.baseUrl })
  await user.click(await screen.findByRole('button', { name: 'Calcular arriendo' }))
  expect(await screen.findByText('Es necesario seleccionar la ubicación')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Comuna o distrito' }))
  await user.type(screen.getByRole('combobox', { name: 'Comuna o distrito' }), 'nunoa{Enter}')
  await screen.findByDisplayValue(/Ñuñoa/)
  await user.type(screen.getByLabelText('Superficie construida'), '48')
  await user.selectOptions(screen.getByLabelText(/Piso/), 'regular')
  await user.click(screen.getByRole('button', { name: 'Calcular arriendo' }))
  const failure = await screen.findByRole('alert')
  expect(failure.textContent).toContain('El servicio no está disponible')
  await user.click(within(failure).getByRole('button', { name: 'Reintentar' }))
  const asked = () => api.calls.filter(({ endpointId }) => endpointId === 'ownLocations.estimate').length
  await waitFor(() => expect(asked()).toBe(2))
  await screen.findByRole('alert')
  await user.click(screen.getByRole('button', { name: 'Calcular arriendo' }))
  const title = await screen.findByRole('heading', { name: /Entre/ })
  expect(bare(title.textContent)).toBe('Entre $ 401.000 y $ 491.000 al mes')
  expect(bare(screen.getByText(/En un año/).textContent)).toContain('$ 4.817.000')
  expect(screen.getByText(/7 propiedades del mismo tipo/)).toBeTruthy()
  expect(api.calls.findLast(({ endpointId }) => endpointId === 'ownLocations.estimate')?.body).toEqual({
    propertyType: 'room',
    zone: nunoa.id,
    area: 48,
    paintingState: null,
    floorState: 'regular',
    rentalMode: 'month',
  })
})

it('compares a place that is rented by the hour with what others ask per hour, and carries that into the form', async () => {
  const hourly = {
    count: 4,
    low: 6000,
    median: 8000,
    high: 15_000,
    currency: 'CLP',
    place: 'Santiago',
  } as const
  await start(ownProperty(), [], estimate({ estimate: null, nearby: null, hourly }))
  const { user } = await renderRemote(remote, { path: '/propiedad/result', api: api.baseUrl })
  const mode = await screen.findByLabelText<HTMLSelectElement>('Se arrienda por')
  expect(mode.value).toBe('month')
  await user.selectOptions(mode, 'hour')
  expect(screen.queryByLabelText(/Piso/)).toBeNull()
  await user.type(screen.getByRole('combobox', { name: 'Comuna o distrito' }), 'nunoa{Enter}')
  await screen.findByDisplayValue(/Ñuñoa/)
  await user.type(screen.getByLabelText('Superficie construida'), '48')
  await user.click(screen.getByRole('button', { name: 'Calcular arriendo' }))
  const title = await screen.findByRole('heading', { name: /Entre/ })
  expect(bare(title.textContent)).toBe('Entre $ 6.000 y $ 15.000 por hora')
  expect(screen.getByText(/4 espacios del mismo tipo .* en Santiago/)).toBeTruthy()
  const asked = api.calls.findLast(({ endpointId }) => endpointId === 'ownLocations.estimate')
  expect(asked?.body).toMatchObject({ rentalMode: 'hour', area: 48 })
  const publish = screen.getByRole('link', { name: /Publicar/ })
  expect(publish.getAttribute('href')).toContain('mode=hour')
})

it('chooses the comuna that was typed before the places had arrived', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await start(ownProperty(), [], estimate(), promise)
  const { user } = await renderRemote(remote, { path: '/propiedad/result', api: api.baseUrl })
  const comuna = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Comuna o distrito' })
  await user.type(comuna, 'nunoa{Enter}')
  await user.tab()
  expect(comuna.value).toBe('nunoa')
  resolve()
  await waitFor(() => expect(comuna.value).toContain('Ñuñoa'))
})

it('asks for paint and floor only where they change the estimate', async () => {
  await start(ownProperty())
  const { user } = await renderRemote(remote, { path: '/propiedad/result', api: api.baseUrl })
  const kind = await screen.findByLabelText('Qué es')
  for (const [value, asked] of [
    ['room', true],
    ['galpon', false],
    ['entire', true],
    ['terreno', false],
  ] as const) {
    await user.selectOptions(kind, value)
    expect(Boolean(screen.queryByLabelText(/^Pintura/)), value).toBe(asked)
    expect(Boolean(screen.queryByLabelText(/^Piso/)), value).toBe(asked)
  }
})

it('says what is missing before a draft is handed in, and leads there', async () => {
  await start(ownProperty({ name: 'Casa Sucre', address: 'Sucre 12', area: 48 }))
  const { user, address } = await renderRemote(remote, {
    path: `/propiedad/result?property=${ownProperty().id}`,
    api: api.baseUrl,
    user: aUser(),
  })
  await user.click(await screen.findByRole('button', { name: 'Agendar visita técnica' }))
  const missing = await screen.findByRole('alert')
  expect(
    within(missing)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Contacto', 'Arriendo', 'Fotos'])
  expect(api.calls.some(({ endpointId }) => endpointId === 'ownLocations.submit')).toBe(false)
  await user.click(within(missing).getByRole('link', { name: 'Fotos' }))
  await waitFor(() => expect(address()).toContain('step=photos'))
})

it('says at once what is missing when there is no area to estimate with', async () => {
  await start(ownProperty({ name: 'Casa Sucre', address: 'Sucre 12', area: null }))
  const path = `/propiedad/result?property=${ownProperty().id}`
  await renderRemote(remote, { path, api: api.baseUrl, user: aUser() })
  const missing = await screen.findByRole('alert')
  expect(within(missing).getByRole('link', { name: 'Medidas' })).toBeTruthy()
})

it('sends an inspector to land, and asks visitors to log in for the estimate of a property', async () => {
  const land = ownProperty({ propertyType: 'terreno', area: 438 })
  await start(land, [], estimate({ estimate: null, nearby: null }))
  const path = `/propiedad/result?property=${land.id}`
  const { loginRequest } = await renderRemote(remote, { path, api: api.baseUrl })
  await screen.findByRole('button', { name: 'Entrar' })
  await waitFor(() => expect(loginRequest()).toMatchObject({ returnTo: path }))
  await renderRemote(remote, { path, api: api.baseUrl, user: aUser() })
  expect(await screen.findByRole('heading', { name: 'Un inspector debe evaluar tu terreno' })).toBeTruthy()
})

it('says that the session can’t be read, instead of asking to log in for the estimate of a property', async () => {
  await start(ownProperty())
  const path = `/propiedad/result?property=${ownProperty().id}`
  const { loginRequest } = await renderRemote(remote, { path, api: api.baseUrl, isUnread: true })
  await screen.findByRole('heading', { name: 'Ahora no podemos leer tu sesión' })
  expect(loginRequest()).toBeNull()
  expect(screen.queryByRole('button', { name: 'Entrar' })).toBeNull()
})
