// @vitest-environment jsdom
import {
  endpoints,
  type ReleaseCanary,
  type ReleasePromotion,
  type ReleaseRefusal,
  type ReleaseVersion,
} from '@metrolibre/contract'
import {
  answers,
  cleanup,
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

const { adminReleases } = endpoints
let api: FakeApi
afterEach(() => api.close())

const one = '20261118T100000Z-aaaaaaaaaa'
const two = '20261119T100000Z-bbbbbbbbbb'
const promotion = (changes: Partial<ReleasePromotion>): ReleasePromotion => ({
  app: 'mfe-north',
  seq: 1,
  kind: 'promote',
  version: one,
  before: null,
  by: 'North',
  commit: '7c1e90b',
  reason: 'Filtro de horas',
  at: '2026-11-20T14:00:00.000Z',
  ...changes,
})
const first = promotion({})
const second = promotion({ seq: 2, version: two, before: one, reason: 'Mapa propio' })
const back = promotion({
  seq: 3,
  kind: 'rollback',
  version: one,
  before: two,
  by: 'Ada Rojas',
  reason: 'Los botones no responden',
})

it('shows what runs, and goes back with a reason', async () => {
  let promotions = [second, first]
  const asked: unknown[] = []
  api = await startFakeApi([
    answers(adminReleases.show, () => ({
      apps: [
        {
          app: 'mfe-north',
          current: promotions[0]!,
          earlier: promotions.length === 2 ? one : null,
          slots: ['cat.beside'],
          parts: [{ id: 'toy', slot: 'dog.below' }],
        },
      ],
      promotions,
      composers: [
        { composer: 'north 1', seenAt: second.at, troubles: [] },
        {
          composer: 'south 2',
          seenAt: second.at,
          troubles: [{ app: 'mfe-north', promoted: two, shown: one }],
        },
      ],
    })),
    answers(adminReleases.rollback, ({ body }) => {
      asked.push(body)
      promotions = [back, second, first]
      return back
    }),
  ])
  const { user } = await renderRemote(remote, { path: '/admin/releases', api: api.baseUrl })
  expect(await screen.findByRole('heading', { name: 'mfe-north' })).toBeTruthy()
  expect(screen.getByText('Lugar para otros: cat.beside')).toBeTruthy()
  expect(screen.getByText('Muestra toy en dog.below')).toBeTruthy()
  expect(screen.getByText('Uno de 2 no muestra todo lo publicado.')).toBeTruthy()
  expect(screen.getByText(/^south 2: de mfe-north muestra \w+ en vez de \w+\.$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Volver atrás mfe-north' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Volver atrás' }))
  expect(asked, 'without a reason').toEqual([])
  await user.type(dialog.getByRole('textbox'), ' Los botones no responden ')
  await user.click(dialog.getByRole('button', { name: 'Volver atrás' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked).toEqual([{ expected: 2, reason: 'Los botones no responden' }])
  expect(await screen.findByRole('cell', { name: 'Ada Rojas' })).toBeTruthy()
  expect(screen.getByText('Retirada')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Volver atrás mfe-north' })).toHaveProperty(
    'ariaDisabled',
    'true',
  )
})

it('keeps the dialog and what was typed when somebody else was first', async () => {
  api = await startFakeApi([
    answers(adminReleases.show, () => ({
      apps: [{ app: 'mfe-north', current: second, earlier: one, slots: [], parts: [] }],
      promotions: [second, first],
      composers: [],
    })),
    answers(adminReleases.rollback, () =>
      refuse({
        status: 409,
        code: 'promoted_meanwhile',
        message: 'Alguien fue primero: North puso en uso b',
      }),
    ),
  ])
  const { user } = await renderRemote(remote, { path: '/admin/releases', api: api.baseUrl })
  await user.click(await screen.findByRole('button', { name: 'Volver atrás mfe-north' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox'), 'Falla')
  await user.click(dialog.getByRole('button', { name: 'Volver atrás' }))
  await waitFor(() => expect(document.body.textContent).toContain('Alguien fue primero'))
  expect(document.querySelector('textarea')?.value).toBe('Falla')
})

const pushed = (version: string): ReleaseVersion => ({
  app: 'mfe-north',
  version,
  sourceHash: 'f'.repeat(64),
  contractVersion: '1.0.0',
  commit: '7c1e90b',
  team: 'North',
  bytes: 1,
  pushed: '2026-11-20T13:00:00.000Z',
  pruned: null,
})

it('puts a refused version into use only with what speaks against it confirmed', async () => {
  const asked: unknown[] = []
  const refusal: ReleaseRefusal = {
    check: 'contract',
    sentence: 'mfe-north needs contract 2 and 1 runs. Release the shell first.',
  }
  api = await startFakeApi([
    answers(adminReleases.show, () => ({
      apps: [{ app: 'mfe-north', current: first, earlier: null, slots: [], parts: [] }],
      promotions: [first],
      composers: [],
    })),
    answers(adminReleases.versions, () => ({
      versions: [
        { ...pushed(two), refusals: [refusal] },
        { ...pushed(one), refusals: [] },
      ],
    })),
    answers(adminReleases.promote, ({ body }) => {
      asked.push(body)
      return second
    }),
  ])
  const { user } = await renderRemote(remote, { path: '/admin/releases', api: api.baseUrl })
  await user.click(await screen.findByRole('button', { name: 'Otras versiones de mfe-north' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('button', { name: 'Poner en uso bbbbbbbbbb' }))
  await user.click(dialog.getByRole('button', { name: 'Otras versiones' }))
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Poner en uso bbbbbbbbbb' }))
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(dialog.getByLabelText('Motivo'))
  expect(dialog.getByText(refusal.sentence)).toBeTruthy()
  await user.type(dialog.getByRole('textbox'), 'Urgente')
  await user.click(dialog.getByRole('button', { name: 'Poner en uso de todos modos' }))
  expect(await dialog.findByText('Este campo es obligatorio')).toBeTruthy()
  expect(asked, 'unconfirmed').toEqual([])
  await user.click(dialog.getByRole('checkbox'))
  await user.click(dialog.getByRole('button', { name: 'Poner en uso de todos modos' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked).toEqual([{ version: two, expected: 1, reason: 'Urgente', override: true }])
})

it('says that nothing was released yet, and offers a retry when reading fails', async () => {
  api = await startFakeApi([answers(adminReleases.show, () => ({ apps: [], promotions: [], composers: [] }))])
  await renderRemote(remote, { path: '/admin/releases', api: api.baseUrl })
  expect(await screen.findByText('Todavía no se publicó nada')).toBeTruthy()
  await api.close()
  cleanup()
  api = await startFakeApi([
    answers(adminReleases.show, () => refuse({ status: 500, code: 'internal', message: 'Algo salió mal' })),
  ])
  await renderRemote(remote, { path: '/admin/releases', api: api.baseUrl })
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeTruthy()
})

it('shows how a canary fares, and ends it with a reason', async () => {
  const canary: ReleaseCanary = {
    id: '0b7c1f7e-6f0f-4d0c-9d5e-1f6f5e3a9c11',
    app: 'mfe-north',
    version: two,
    control: one,
    percent: 5,
    countries: ['Perú'],
    people: 0,
    by: 'North',
    reason: 'Mapa propio',
    began: '2026-11-20T14:00:00.000Z',
    ended: null,
    outcome: null,
    why: null,
    compared: [
      { trouble: 'failed', canary: { seen: 120, bad: 3 }, control: { seen: 22_800, bad: 40 } },
      { trouble: 'slow', canary: { seen: 0, bad: 0 }, control: { seen: 9, bad: 1 } },
    ],
    proven: 80,
  }
  let running = [canary]
  const asked: unknown[] = []
  api = await startFakeApi([
    answers(adminReleases.show, () => ({
      apps: [{ app: 'mfe-north', current: first, earlier: null, slots: [], parts: [] }],
      promotions: [first],
      composers: [],
    })),
    answers(adminReleases.canaries, () => ({ canaries: running })),
    answers(adminReleases.endCanary, ({ params, body }) => {
      asked.push([params['id'], body])
      running = []
      return { ...canary, outcome: 'stopped' as const }
    }),
  ])
  const { user } = await renderRemote(remote, { path: '/admin/releases', api: api.baseUrl })
  const card = within(await screen.findByRole('region', { name: 'mfe-north bbbbbbbbbb' }))
  expect(card.getByText('Solo visitas de Perú. Las demás ven aaaaaaaaaa.')).toBeTruthy()
  expect(card.getByText(/80 de sus visitas están comprobadas/)).toBeTruthy()
  const failed = within(card.getByRole('row', { name: /fallaron/ }))
  expect(failed.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['3 de 120', '40 de 22.800']),
  )
  await user.click(card.getByRole('button', { name: 'Terminar el canario de mfe-north' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Terminar' }))
  expect(asked, 'without a reason').toEqual([])
  await user.type(dialog.getByRole('textbox'), 'Molesta')
  await user.click(dialog.getByRole('button', { name: 'Terminar' }))
  // Nothing behind the dialog is found by its role.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked).toEqual([[canary.id, { reason: 'Molesta' }]])
  await waitFor(() => expect(screen.queryByRole('region', { name: /bbbbbbbbbb/ })).toBeNull())
})

it('shows the errors of an app as lines of its sources, and offers a retry when reading them fails', async () => {
  const place = { app: 'mfe-north', version: one, line: 1, column: 11 }
  let isAway = true
  api = await startFakeApi([
    answers(adminReleases.show, () => ({
      apps: [{ app: 'mfe-north', current: first, earlier: null, slots: [], parts: [] }],
      promotions: [first],
      composers: [],
    })),
    answers(adminReleases.errors, () =>
      isAway
        ? refuse({ status: 503, code: 'unavailable', message: 'El servicio no está disponible' })
        : {
            errors: [
              {
                version: one,
                kind: 'recovered' as const,
                name: 'TypeError',
                message: 'x is not a function',
                count: 3,
                firstAt: '2026-11-20T14:00:00.000Z',
                lastAt: '2026-11-20T15:00:00.000Z',
                route: 'search',
                request: null,
                frames: [
                  { ...place, file: 'a.js', source: { file: 'src/price.ts', line: 3, name: 'total' } },
                  { ...place, file: 'b.js', source: null },
                ],
              },
            ],
          },
    ),
  ])
  const { user } = await renderRemote(remote, { path: '/admin/releases?app=mfe-north', api: api.baseUrl })
  const section = within(
    await screen.findByRole('region', { name: 'Errores de mfe-north en los navegadores' }),
  )
  const retry = await section.findByRole('button', { name: 'Reintentar' })
  isAway = false
  await user.click(retry)
  expect(await section.findByText('TypeError: x is not a function')).toBeTruthy()
  expect(section.getByText('3 veces')).toBeTruthy()
  expect(section.getByText('Se corrigió solo')).toBeTruthy()
  expect(section.getByText(/página search/)).toBeTruthy()
  const places = within(section.getAllByRole('list')[1]!).getAllByRole('listitem')
  expect(places.map(({ textContent }) => textContent)).toEqual([
    'mfe-north src/price.ts:3 total',
    'mfe-north b.js:1:11',
  ])
})

it('lists what one person put into use, and ends a preview after a question', async () => {
  const id = '0b8f1e9a-4a39-4a3e-9a51-000000000031'
  let previews = [
    {
      id,
      team: 'South',
      versions: [{ app: 'mfe-south', version: two }],
      since: '2026-11-20T14:00:00.000Z',
      until: '2026-11-21T14:00:00.000Z',
    },
  ]
  api = await startFakeApi([
    answers(adminReleases.show, () => ({
      apps: [{ app: 'mfe-north', current: back, earlier: null, slots: [], parts: [] }],
      promotions: [back, second, first],
      composers: [],
    })),
    answers(adminReleases.previews, () => ({ previews })),
    answers(adminReleases.endPreview, ({ params }) => {
      previews = previews.filter((one) => one.id !== params['id'])
      return { previews }
    }),
  ])
  const page = await renderRemote(remote, { path: '/admin/releases', api: api.baseUrl })
  await page.user.selectOptions(await screen.findByLabelText('Quién'), 'Ada Rojas')
  expect(page.address()).toBe('/admin/releases?by=Ada+Rojas')
  const table = screen.getByRole('table', { name: 'Promociones' })
  expect(within(table).getAllByRole('row')).toHaveLength(2)
  await page.user.click(
    await screen.findByRole('button', { name: 'Terminar la vista previa de mfe-south bbbbbbbbbb' }),
  )
  await page.user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Terminar' }),
  )
  await screen.findByText('La vista previa terminó')
  await waitFor(() => expect(screen.queryByRole('table', { name: 'Vistas previas' })).toBeNull())
})
