// @vitest-environment jsdom
import {
  endpoints,
  listingStages,
  type OwnListing,
  type OwnerTask,
  type StageCounts,
} from '@metrolibre/contract'
import {
  answers,
  aUser,
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

let api: FakeApi
afterEach(() => {
  owned = 9
  tasks = []
  return api.close()
})

const path = '/my-locations/locations'
const counts = Object.fromEntries(listingStages.map((stage) => [stage, 1])) as StageCounts
const listing = (changes: Partial<OwnListing> = {}): OwnListing => ({
  ...ownProperty(),
  next: 'complete',
  requestedBooking: null,
  technicalVisit: null,
  occupancy: { from: '2026-11-23', to: '2027-11-24', taken: [] },
  lastPayment: null,
  ...changes,
})
/** What waits for the owner. */
let tasks: OwnerTask[] = []
/** How many properties the owner has, whatever is searched for. */
let owned = 9
const open = async (
  list: (query: URLSearchParams) => readonly OwnListing[],
  at = path,
  ...more: ReturnType<typeof answers>[]
) => {
  api = await startFakeApi([
    answers(endpoints.currency.list, () => ({ currencies: [] })),
    answers(endpoints.ownLocations.mine, ({ query }) => ({
      locations: [...list(query)],
      counts,
      totals: {
        properties: owned,
        published: 2,
        occupancy: 0.425,
        month: '2026-10',
        paid: [
          { currency: 'CLP' as const, amount: 1_120_000 },
          { currency: 'PEN' as const, amount: 48_000 },
        ],
      },
      tasks,
      nextCursor: null,
    })),
    ...more,
  ])
  return renderRemote(remote, { path: at, api: api.baseUrl, user: aUser({ isOwner: true }) })
}

describe('my properties', () => {
  it('show how far each is and lead to what is next', async () => {
    const draft = listing()
    const paused = listing({
      id: '9f473457-8f51-48af-8c08-a9a5708c01a8',
      name: 'Taller Matta',
      listingStatus: 'published',
      isActive: false,
      startLease: '2026-01-01',
      endLease: '2090-01-01',
      next: 'offer_again',
      occupancy: {
        from: '2026-11-23',
        to: '2027-11-24',
        taken: [
          { start: '2026-12-01', end: '2027-01-01', kind: 'booking', roomId: null },
          { start: '2027-01-10', end: '2027-01-12', kind: 'block', roomId: null },
          { start: '2027-06-01', end: '2027-07-01', kind: 'booking', roomId: null },
        ],
      },
      lastPayment: { amount: 520_000, currency: 'CLP', at: '2026-11-02T12:00:00.000Z' },
    })
    await open(() => [draft, paused])
    const rows = await screen.findAllByRole('heading', { level: 2 })
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Sin nombre todavía', 'Taller Matta'])
    const totals = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(totals[0]).toBe('92 publicadas')
    expect(totals[1]).toMatch(/^43\u00a0%/)
    expect(totals[2]).toMatch(/^\$\s1\.120\.000 \+ S\/\s480\.00/)
    expect(screen.getByText('Pagado en octubre')).toBeTruthy()
    const [first, second] = rows.map((row) => within(row.closest('li')!))
    expect(first!.getByRole('link', { name: 'Completar datos' }).getAttribute('href')).toBe(
      `/propiedad/cargar?property=${draft.id}`,
    )
    expect(first!.getByText('Cargada').closest('[aria-current]')?.getAttribute('aria-current')).toBe('step')
    expect(second!.getByText('En pausa')).toBeTruthy()
    expect(second!.getByText('Próximos 90 días: 1 reserva · 1 bloqueo tuyo')).toBeTruthy()
    expect(second!.getByText('Último pago: $ 520.000, 2 de noviembre de 2026')).toBeTruthy()
    expect(second!.getByRole('link', { name: 'Activarla' }).getAttribute('href')).toBe(
      `${path}/${paused.id}#active`,
    )
    expect(second!.getByRole('link', { name: 'Extender arriendo: Taller Matta' }).getAttribute('href')).toBe(
      `${path}/${paused.id}#lease`,
    )
    expect(second!.getByRole('button', { name: 'Contrato firmado' })).toBeTruthy()
    expect(second!.queryByRole('link', { name: /^Pausar/ })).toBeNull()
    expect(first!.queryByRole('button', { name: 'Contrato firmado' })).toBeNull()
  })

  it('lead to the request of the tenant who asks to cancel', async () => {
    const booking = '5b8f1e9a-4a39-4a3e-9a51-0a4a9d3a1c77'
    await open(() => [
      listing({ listingStatus: 'published', next: 'answer_request', requestedBooking: booking }),
    ])
    expect((await screen.findByRole('link', { name: 'Contestar' })).getAttribute('href')).toBe(
      `/my-locations/reservations/${booking}/cancel?view=owner`,
    )
  })

  it('begin with what waits for the owner, most urgent first, with its deadline', async () => {
    const place = { property: ownProperty().id, name: 'Taller Matta', timeZone: 'America/Santiago' } as const
    const booking = '5b8f1e9a-4a39-4a3e-9a51-0a4a9d3a1c77'
    const offer = {
      ...place,
      kind: 'answer_offer',
      due: Date.parse('2090-01-06T02:59:59Z'),
      booking: null,
    } as const
    tasks = [
      { ...place, kind: 'answer_request', due: Date.parse('2026-01-02T17:30:00Z'), booking },
      offer,
      { ...offer, property: '9f473457-8f51-48af-8c08-a9a5708c01a8', due: null },
      { ...offer, kind: 'confirm_costs', name: 'Casa Sucre', due: null },
    ]
    const page = await open(() => [listing()])
    const section = within(await screen.findByRole('region', { name: 'Lo que espera tu respuesta' }))
    const rows = () => section.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows()).toHaveLength(3)
    expect(rows()[0]).toMatch(/^Taller Matta.*Hasta el 2 ene\.? 2026,? 14:30.*Contestar$/)
    expect(rows()[1]).toContain('Hasta el 5 de enero de 2090')
    expect(section.getByRole('link', { name: 'Contestar: Taller Matta' }).getAttribute('href')).toBe(
      `/my-locations/reservations/${booking}/cancel?view=owner`,
    )
    await page.user.click(section.getByRole('button', { name: 'Ver las 4' }))
    expect(rows()[3]).toMatch(/^Casa Sucre/)
  })

  it('are asked what is paid besides the rent, beside what else is next, until it was answered', async () => {
    const published = { listingStatus: 'published', next: 'extend_lease' } as const
    const asked = listing({ ...published, name: 'Taller Matta', costsToConfirm: true })
    const answered = listing({ ...published, id: '9f473457-8f51-48af-8c08-a9a5708c01a8', name: 'Casa Sucre' })
    await open(() => [asked, answered])
    const links = await screen.findAllByRole('link', { name: /^Revisar y confirmar/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`${path}/${asked.id}#costs`])
    expect(screen.getAllByRole('link', { name: 'Extender arriendo' })).toHaveLength(2)
  })

  it('counts only what takes the next days', async () => {
    const taken = [{ start: '2027-01-10', end: '2027-01-12', kind: 'block' as const, roomId: null }]
    const blocked = { listingStatus: 'published' as const, startLease: '2026-01-01', endLease: '2090-01-01' }
    await open(() => [listing({ ...blocked, occupancy: { from: '2026-11-23', to: '2027-11-24', taken } })])
    expect(await screen.findByText('Próximos 90 días: 1 bloqueo tuyo')).toBeTruthy()
  })

  it('are searched and filtered through the address, and say when none matches', async () => {
    const page = await open((query) => (query.get('q') ? [] : [listing({ name: 'Taller Matta' })]))
    await screen.findByRole('link', { name: 'Taller Matta' })
    await page.user.click(screen.getByRole('button', { name: /^Publicada/ }))
    await waitFor(() => expect(api.calls.at(-1)?.query.get('stage')).toBe('published'))
    await page.user.type(screen.getByLabelText('Buscar entre mis propiedades'), 'ñuñoa{Enter}')
    await screen.findByRole('heading', { name: 'Ninguna de tus propiedades coincide' })
    expect(new URLSearchParams(page.address().split('?')[1]).toString()).toBe(
      new URLSearchParams({ q: 'ñuñoa', stage: 'published' }).toString(),
    )
    await page.user.click(screen.getByRole('button', { name: 'Ver todas' }))
    await screen.findByRole('link', { name: 'Taller Matta' })
    expect(page.address()).toBe(path)
  })

  it('can be discarded as drafts, after saying what goes, also when another tab was first', async () => {
    let there = true
    let gone = false
    const draft = listing({
      name: 'Taller Matta',
      images3D: [
        {
          id: '3f473457-8f51-48af-8c08-a9a5708c01a8',
          location: ownProperty().id,
          name: 'Sala',
          image: null,
          imageVariants: [],
          longitude: null,
          latitude: null,
        },
      ],
    })
    const other = listing({
      ...draft,
      id: '9f473457-8f51-48af-8c08-a9a5708c01a8',
      listingStatus: 'submitted',
    })
    const page = await open(
      () => [...(there ? [draft] : []), other],
      path,
      answers(endpoints.ownLocations.remove, () => {
        there = false
        return gone
          ? refuse({ status: 404, code: 'not_found', message: 'No está' })
          : refuse({ status: 409, code: 'wrong_state', message: 'Ya fue enviada' })
      }),
    )
    const press = async (answer: string) => {
      await page.user.click(await screen.findByRole('button', { name: 'Descartar Taller Matta' }))
      const question = within(await screen.findByRole('alertdialog', { name: '¿Descartar Taller Matta?' }))
      expect(question.getByText(/con su foto\. No podrás recuperarla/)).toBeTruthy()
      await page.user.click(question.getByRole('button', { name: answer }))
    }
    await press('Conservar')
    expect(api.calls.some(({ endpointId }) => endpointId === 'ownLocations.remove')).toBe(false)
    await press('Descartar')
    await page.user.click(
      within(await screen.findByRole('alertdialog', { name: 'Opps.. Algo salio mal' })).getByRole('button'),
    )
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Descartar Taller Matta' })).toBeNull())
    there = gone = true
    await page.user.click(screen.getByRole('button', { name: /^Publicada/ }))
    await press('Descartar')
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Propiedad descartada'))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Descartar Taller Matta' })).toBeNull())
  })

  it('lead to the form when there are none, and can be fetched again after a failure', async () => {
    let fails = true
    owned = 0
    const page = await open(() =>
      fails ? refuse({ status: 503, code: 'unavailable', message: 'Vuelve en un momento' }) : [],
    )
    await screen.findByText('Vuelve en un momento')
    fails = false
    await page.user.click(screen.getByRole('button', { name: 'Reintentar' }))
    const begin = await screen.findByRole('link', { name: 'Publicar mi propiedad' })
    expect(begin.getAttribute('href')).toBe('/propiedad/cargar')
    expect(screen.queryByRole('link', { name: 'Publicar otra propiedad' })).toBeNull()
    expect(screen.queryByRole('search')).toBeNull()
  })
})
