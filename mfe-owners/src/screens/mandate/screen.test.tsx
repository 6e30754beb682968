// @vitest-environment jsdom
import { endpoints, type Mandate, type OwnedProperty } from '@metrolibre/contract'
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
import { afterEach, describe, expect, it } from 'vitest'
import remote from '../../remote.tsx'
import { ownProperty } from '../../testing/own-property.ts'
import { ownRoom } from '../../testing/own-room.ts'

const user = aUser({ isOwner: true, identityCard: '11.111.111-1', representativeName: 'Rosa Quispe' })
const offered: Mandate = {
  id: '5a1d3b52-30b8-4a3b-8f43-6d2cb8b5a101',
  state: 'offered',
  propertyName: 'Casa El Nivel',
  propertyType: 'entire',
  currency: 'CLP',
  lines: [
    { room: null, unit: 'month', price: 890_000, commission: 71_200, net: 818_800, netPerYear: 9_825_600 },
  ],
  commission: 8,
  validUntil: '2100-12-14',
  expired: false,
  note: 'Incluye la entrada lateral.',
  offeredAt: '2026-11-20T12:00:00.000Z',
  answeredAt: null,
  reason: null,
  signature: null,
  paperDate: null,
}
const hash = 'c'.repeat(64)

let api: FakeApi
afterEach(() => api.close())

const open = async (
  first: Mandate | null,
  stage = ownProperty().listingStatus,
  changes: Partial<OwnedProperty> = {},
) => {
  let mandate = first
  let listingStatus = stage
  let works = false
  const shown = () => ownProperty({ name: 'Casa El Nivel', listingStatus, ...changes })
  api = await startFakeApi([
    answers(endpoints.ownLocations.one, shown),
    answers(endpoints.ownLocations.readMandate, () => ({ mandate })),
    answers(endpoints.ownLocations.submit, () => {
      listingStatus = 'submitted'
      return shown()
    }),
    answers(endpoints.ownLocations.mandate, () => {
      if (!works) {
        works = true
        return refuse({ status: 503, code: 'unavailable', message: 'El servicio no está disponible' })
      }
      listingStatus = 'declined'
      mandate = {
        ...offered,
        state: 'declined',
        reason: 'Muy bajo',
        answeredAt: '2026-11-23T15:00:00.000Z',
      }
      return { mandate }
    }),
  ])
  const path = `/my-locations/locations/${shown().id}/mandate`
  return renderRemote(remote, { path, api: api.baseUrl, user })
}
const patience = { timeout: 25_000 }

describe('an open offer', () => {
  it('shows what the owner gets, and asks for the name, the document and a signature', async () => {
    const page = await open(offered, 'evaluated')
    expect(await screen.findByRole('heading', { name: 'Oferta por Casa El Nivel' }, patience)).toBeTruthy()
    expect(screen.getByText('Recibes al mes').parentElement?.textContent).toContain('$\u00a0818.800')
    expect(screen.getByText(/^Comisión, 8 %$/).parentElement?.textContent).toContain('−$\u00a071.200')
    expect(screen.getByText('Incluye la entrada lateral.')).toBeTruthy()
    const name = screen.getByLabelText(/Nombre completo/)
    expect(name).toHaveProperty('value', 'Rosa Quispe')
    await page.user.clear(name)
    await page.user.click(screen.getByRole('button', { name: 'Firmar el mandato' }))
    expect(await screen.findByText('Este campo es obligatorio')).toBeTruthy()
    await page.user.type(name, 'Rosa Quispe Mamani')
    await page.user.click(screen.getByRole('button', { name: 'Firmar el mandato' }))
    expect(await screen.findByText(/^Falta tu firma/)).toBeTruthy()
    expect(api.calls.some(({ endpointId }) => endpointId === 'ownLocations.mandate')).toBe(false)
  })

  it('names the rooms that it does not contain, because they were added later or changed their unit', async () => {
    const id = ownProperty().id
    const room = (number: number, name: string, value: number | null) =>
      ownRoom({ id: id.replace(/1a8$/, `0${number}8`), name, value })
    const [first, second, third, fourth] = [
      room(1, 'Altillo', 100_000),
      { ...room(2, 'Patio', null), isDaily: true, dailyValue: 5_000 },
      room(3, 'Taller', 90_000),
      room(4, 'Sin precio', null),
    ]
    const line = (of: { id: string; name: string }) => ({
      ...offered.lines[0]!,
      room: { id: of.id, name: of.name },
    })
    const mandate = { ...offered, propertyType: 'room' as const, lines: [line(first), line(second)] }
    const roomsDetails = [first, second, third, fourth]
    await open(mandate, 'evaluated', { propertyType: 'room', roomsDetails })
    expect(
      await screen.findByText('Patio y Taller no están en esta oferta.', undefined, patience),
    ).toBeTruthy()
  })

  it('shows rooms that cost the same together, with their names in a list that can be opened', async () => {
    const id = ownProperty().id
    const [whole] = offered.lines
    const lines = Array.from({ length: 40 }, (_, index) => ({
      ...whole!,
      ...(index === 20 ? { price: 1_000_000 } : {}),
      room: { id: id.slice(0, -2) + String(index + 10), name: `Oficina ${index + 1}` },
    }))
    const page = await open({ ...offered, propertyType: 'room', lines }, 'evaluated', {
      propertyType: 'room',
    })
    const term = await screen.findByText('39 espacios', undefined, patience)
    expect(term.parentElement?.textContent).toContain('$\u00a0890.000 al mes cada uno')
    const names = screen.getByText('Oficina 40')
    expect(names.closest('details')?.open).toBe(false)
    await page.user.click(screen.getByText('Ver cuáles son'))
    expect(names.closest('details')?.open).toBe(true)
    expect(screen.getByRole('heading', { name: '39 espacios, cada uno' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Oficina 21' })).toBeTruthy()
    expect(screen.getAllByText('Recibes al mes')).toHaveLength(2)
  })

  it('is signed with the keyboard alone, by typing a name; until then its button announces itself as disabled', async () => {
    const page = await open(offered, 'evaluated')
    const drawing = await screen.findByRole('radio', { name: 'Dibujar' }, patience)
    const send = screen.getByRole('button', { name: 'Firmar el mandato' })
    const isDisabled = () => send.getAttribute('aria-disabled') === 'true'
    expect(isDisabled()).toBe(true)
    drawing.focus()
    await page.user.keyboard('{ArrowRight}')
    await page.user.tab()
    expect(document.activeElement).toBe(screen.getByLabelText('Escribe tu nombre completo'))
    await page.user.keyboard('Rosa{Tab}')
    const confirm = screen.getByRole('checkbox', { name: 'Soy Rosa Quispe y firmo este mandato' })
    expect(document.activeElement).toBe(confirm)
    expect(screen.getByRole('img', { name: 'Así se ve tu firma: Rosa' })).toBeTruthy()
    expect(isDisabled()).toBe(true)
    send.focus()
    await page.user.keyboard('{Enter}')
    expect(await screen.findByText('Marca la casilla para confirmar que firmas tú.')).toBeTruthy()
    expect(document.activeElement).toBe(confirm)
    await page.user.keyboard(' ')
    // Another way asks to confirm again, and keeps the name.
    await page.user.click(screen.getByRole('radio', { name: 'Imagen' }))
    expect(screen.getByRole('button', { name: /Suelta la foto de tu firma/ })).toBeTruthy()
    await page.user.click(screen.getByRole('radio', { name: 'Escribir' }))
    expect(screen.getByLabelText('Escribe tu nombre completo')).toHaveProperty('value', 'Rosa')
    const again = screen.getByRole('checkbox')
    expect(again).toHaveProperty('checked', false)
    again.focus()
    await page.user.keyboard(' ')
    expect(isDisabled()).toBe(false)
    send.focus()
    await page.user.keyboard('{Enter}')
    await waitFor(() =>
      expect(
        api.calls.findLast(({ endpointId }) => endpointId === 'ownLocations.mandate')?.body,
      ).toMatchObject({
        answer: 'accept',
        signature: { kind: 'typed', name: 'Rosa' },
      }),
    )
  })

  it('is declined with a reason, which stays when the server fails, and can be followed by another', async () => {
    const page = await open(offered, 'evaluated')
    await page.user.click(await screen.findByRole('button', { name: 'Rechazar la oferta' }, patience))
    const dialog = within(await screen.findByRole('dialog', { name: '¿Rechazar la oferta?' }, patience))
    const send = dialog.getByRole('button', { name: 'Rechazar' })
    await page.user.click(send)
    expect(dialog.getByText('Escribe el motivo')).toBeTruthy()
    expect(document.activeElement).toBe(dialog.getByLabelText(/Motivo/))
    await page.user.type(dialog.getByLabelText(/Motivo/), 'Muy bajo')
    await page.user.click(send)
    expect(await dialog.findByText(/no está disponible/)).toBeTruthy()
    expect(dialog.getByLabelText(/Motivo/)).toHaveProperty('value', 'Muy bajo')
    await page.user.click(send)
    expect(await screen.findByText(/La rechazaste el 23 de noviembre de 2026/)).toBeTruthy()
    expect(api.calls.findLast(({ endpointId }) => endpointId === 'ownLocations.mandate')?.body).toEqual({
      answer: 'decline',
      offer: offered.id,
      reason: 'Muy bajo',
    })
    await page.user.click(screen.getByRole('button', { name: 'Enviarla otra vez' }))
    expect(await screen.findByText('Todavía la estamos evaluando')).toBeTruthy()
    // The button that had the focus is gone.
    const title = screen.getByRole('heading', { level: 1 })
    await waitFor(() => expect(document.activeElement).toBe(title))
  })

  it('can not be signed after its last day', async () => {
    await open({ ...offered, expired: true }, 'evaluated')
    expect(await screen.findByText('Esta oferta venció', {}, patience)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Firmar el mandato' })).toBeNull()
  })
})

describe('a signed mandate', () => {
  it('says who signed it, and leads to its check', async () => {
    await open(
      {
        ...offered,
        state: 'accepted',
        answeredAt: '2026-11-23T15:00:00.000Z',
        signature: {
          kind: 'typed',
          name: 'Rosa Quispe Mamani',
          signedAt: '2026-11-23T15:00:00.000Z',
          localTime: '2026-11-23 12:00:00 GMT-03:00',
          hash,
        },
      },
      'accepted',
    )
    expect(await screen.findByText('Rosa Quispe Mamani', {}, patience)).toBeTruthy()
    expect(screen.getByText('Escrita con el teclado')).toBeTruthy()
    const check = screen.getByRole('link', { name: 'Verificar el documento' })
    expect(check.getAttribute('href')).toBe(`/contrato/${hash}`)
  })
})
