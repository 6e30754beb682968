// @vitest-environment jsdom
import { endpoints, type AdminUser, type BulkRun } from '@metrolibre/contract'
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
import { adminUser } from '../../testing/admin-user.ts'

const { adminBulk, adminUsers, adminFilters } = endpoints

const user = (number: number): AdminUser =>
  adminUser({
    id: `0b8f1e9a-4a39-4a3e-9a51-0000000000${number + 10}`,
    firstName: `Persona ${number}`,
    lastName: '',
  })

let all: AdminUser[]
let refused: string | undefined
/** Verifying a user is answered when this is. */
let hold: PromiseWithResolvers<void> | undefined
let runs: BulkRun[]
/** The server does not say how far they are. */
let isAway: boolean
let filters: { id: string; list: string; name: string; query: string }[]
let api: FakeApi
beforeEach(() => {
  localStorage.clear()
  all = [1, 2, 3, 4, 5].map((number) => user(number))
  filters = []
  runs = []
  isAway = false
  refused = all[1]!.id
  hold = undefined
})
afterEach(() => api.close())

const change = ({ body }: { body: unknown }): AdminUser => {
  const { id, isActive } = body as { id: string; isActive: boolean }
  const found = all.find((one) => one.id === id)!
  Object.assign(found, { isActive })
  return found
}

/** Two users a page; the cursor is the index of the first one. */
const open = async (search = '') => {
  api = await startFakeApi([
    answers(adminUsers.list, ({ query }) => {
      const start = Number(query.get('cursor') ?? 0)
      if (Number.isNaN(start)) refuse({ status: 422, code: 'validation', message: 'Este campo no es válido' })
      const size = Number(query.get('limit') ?? 2)
      const matching = query.get('isOwner') === 'true' ? [] : all
      const end = start + size
      return {
        users: matching.slice(start, end),
        total: matching.length,
        totalIsExact: true,
        position: start,
        nextCursor: end < matching.length ? String(end) : null,
        previousCursor: start > 0 ? String(start - size) : null,
      }
    }),
    answers(adminUsers.setActive, (call) => change(call)),
    answers(adminUsers.setVerified, async ({ params }) => {
      await hold?.promise
      return params['id'] === refused
        ? refuse({ status: 409, code: 'conflict', message: 'No se pudo' })
        : Object.assign(
            all.find(({ id }) => id === params['id'])!,
            { isVerified: true },
          )
    }),
    answers(adminBulk.newest, () =>
      isAway ? refuse({ status: 503, code: 'unavailable', message: 'Vuelve a intentarlo' }) : { runs },
    ),
    answers(adminBulk.request, ({ body }) => {
      const { action } = body as { action: string }
      const facts = { total: 5, done: 2, refused: 0, requestedAt: new Date().toISOString(), finishedAt: null }
      runs = [{ id: user(81).id, list: 'users', action, state: 'running', ...facts }]
      return runs[0]!
    }),
    answers(adminBulk.stop, () => {
      runs = [{ ...runs[0]!, state: 'stopped', finishedAt: new Date().toISOString() }]
      return runs[0]!
    }),
    answers(adminBulk.results, () => ({
      results: [{ id: all[1]!.id, name: 'Persona 2', result: 'refused' as const, reason: 'No se pudo' }],
      nextCursor: null,
    })),
    answers(adminFilters.list, () => ({ filters })),
    answers(adminFilters.save, ({ body }) => {
      const saved = { id: user(80).id, ...(body as { list: string; name: string; query: string }) }
      filters = [saved]
      return saved
    }),
    answers(adminFilters.rename, ({ body }) => {
      filters = filters.map((one) => ({ ...one, ...(body as { name: string }) }))
      return filters[0]!
    }),
  ])
  return renderRemote(remote, { path: `/admin/users${search}`, api: api.baseUrl })
}
const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByText(/^Persona/).textContent)
const button = (name: string | RegExp) => screen.getByRole('button', { name })

it('pages by position, sorts and keeps both in the address', async () => {
  const page = await open()
  await screen.findByText('Persona 1')
  await page.user.click(button('Siguientes'))
  await screen.findByText('3 a 4 de 5')
  expect(names()).toEqual(['Persona 3', 'Persona 4'])
  expect(page.address()).toBe('/admin/users?cursor=2')
  await page.user.click(button('Usuario'))
  await waitFor(() => expect(page.address()).toBe('/admin/users?sort=name&order=asc'))
  await screen.findByText('1 a 2 de 5')
  expect(api.calls.at(-1)!.query.toString()).toBe('order=asc&sort=name')
})

it('keeps the keyboard in the text field of the filter, which follows the address', async () => {
  const page = await open()
  const field = await screen.findByRole<HTMLInputElement>('searchbox')
  await page.user.type(field, ' marta {Enter}')
  await waitFor(() => expect(page.address()).toBe('/admin/users?q=marta'))
  expect([document.activeElement, field.value]).toEqual([field, 'marta'])
  await page.user.click(button('Limpiar'))
  await waitFor(() => expect(field.value).toBe(''))
})

it('returns the focus to the row that somebody comes back from', async () => {
  const page = await open()
  await page.user.click(await screen.findByRole('link', { name: 'Persona 2' }))
  await waitFor(() => expect(page.address()).toContain('/admin/users/detail/'))
  await page.back()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Persona 2'))
})

it('shows filters as chips, and saves and renames them', async () => {
  const page = await open('?isOwner=true&isAdmin=perhaps')
  await screen.findByText('Nada coincide con estos filtros')
  await page.user.click(button('Guardar este filtro'))
  await page.user.type(await screen.findByLabelText('Nombre del filtro'), 'Propietarios{Enter}')
  expect(await screen.findByRole('button', { name: /Propietarios/, pressed: true })).toBeTruthy()
  expect(filters).toMatchObject([{ list: 'users', name: 'Propietarios', query: 'isOwner=true' }])
  await page.user.click(button('Cambiar su nombre'))
  const name = await screen.findByLabelText<HTMLInputElement>('Nombre del filtro')
  expect(name.value).toBe('Propietarios')
  await page.user.clear(name)
  await page.user.type(name, 'Dueños{Enter}')
  expect(await screen.findByRole('button', { name: /Dueños/, pressed: true })).toBeTruthy()
  await page.user.click(button('Quitar Propietario: Sí'))
  await screen.findByText('Persona 1')
  expect(page.address()).toBe('/admin/users')
})

/** Chooses the users of all pages, one page after the other. */
const chooseEach = async (page: Awaited<ReturnType<typeof open>>) => {
  for (const first of [1, 3, 5]) {
    await screen.findByText(`Persona ${first}`)
    await page.user.click(screen.getByLabelText('Elegir todas las filas de esta página'))
    if (first < 5) await page.user.click(button('Siguientes'))
  }
  await screen.findByText('5 elegidos')
}

it('has the server do something to all that match, and shows how far that is and what was refused', async () => {
  const page = await open('?isVerified=false&sort=name')
  await page.user.click(await screen.findByLabelText('Elegir a Persona 1'))
  await page.user.click(button('Elegir los 5'))
  const said = await screen.findByText('Elegidos los 5 que coinciden')
  await waitFor(() => expect(document.activeElement).toBe(said))
  await page.user.click(button('Verificar'))
  const question = within(await screen.findByRole('alertdialog', { name: 'Verificar: los 5 que coinciden' }))
  await page.user.click(question.getByRole('button', { name: 'Verificar' }))
  const region = await screen.findByRole('region', { name: /^Verificando 5 usuarios, \d/ })
  await waitFor(() => expect(document.activeElement).toBe(region))
  const shown = within(region)
  expect(await shown.findByText(/^2 listos, ninguno falló, faltan 3/)).toBeTruthy()
  expect(api.calls.find(({ endpointId }) => endpointId === 'adminBulk.request')!.body).toEqual({
    list: 'users',
    action: 'verify',
    filter: { isVerified: false },
  })
  expect(screen.queryByText('Elegidos los 5 que coinciden')).toBeNull()
  runs = [{ ...runs[0]!, state: 'finished', done: 4, refused: 1, finishedAt: new Date().toISOString() }]
  await shown.findByText('Terminado: 4 listos, 1 falló.', undefined, { timeout: 5000 })
  await page.user.click(shown.getByRole('button', { name: 'Ver el que falló' }))
  expect((await shown.findByText(/No se pudo/)).textContent).toBe('Persona 2 · No se pudo')
  expect(shown.getByRole('button', { name: 'Descargar el resultado' })).toBeTruthy()
  await page.user.click(shown.getByRole('button', { name: 'Cerrar' }))
  expect(screen.queryByRole('region', { name: /^Verificando 5 usuarios, \d/ })).toBeNull()
  expect(api.calls.some(({ endpointId }) => endpointId === 'adminUsers.setVerified')).toBe(false)
  page.unmount()
  await api.close()
  // It was read and closed, so it is not shown again.
  await open()
  await screen.findByText('Persona 1')
  await waitFor(() => expect(api.calls.map(({ endpointId }) => endpointId)).toContain('adminBulk.newest'))
  expect(screen.queryByRole('region', { name: /^Verificando 5 usuarios, \d/ })).toBeNull()
})

it('stops what the server does, and goes back to chosen rows when one is pressed', async () => {
  const page = await open()
  await page.user.click(await screen.findByLabelText('Elegir a Persona 1'))
  await page.user.click(button('Elegir los 5'))
  const second = screen.getByLabelText<HTMLInputElement>('Elegir a Persona 2')
  expect(second.checked).toBe(true)
  await page.user.click(second)
  await screen.findByText('1 elegido')
  await page.user.click(button('Elegir los 5'))
  await page.user.click(button('Desactivar'))
  const question = within(await screen.findByRole('alertdialog'))
  await page.user.click(question.getByRole('button', { name: 'Desactivar' }))
  await page.user.click(await screen.findByRole('button', { name: 'Detener' }))
  await screen.findByText('Detenido: 2 listos, ninguno falló, 3 quedaron como estaban.')
})

it('asks with what follows before all that match are moved to the trash, and says when it is not seen how far that is', async () => {
  const page = await open()
  await page.user.click(await screen.findByLabelText('Elegir a Persona 1'))
  await page.user.click(button('Elegir los 5'))
  await page.user.click(button('A papelera'))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/^No podrán entrar .* El servidor revisa qué filas coinciden ahora/)).toBeTruthy()
  await page.user.click(question.getByRole('button', { name: 'A papelera' }))
  const shown = within(await screen.findByRole('region', { name: /5 usuarios/ }))
  isAway = true
  await shown.findByText(/^Ahora no podemos ver cómo va\./, undefined, { timeout: 15_000 })
  isAway = false
  await waitFor(() => expect(shown.queryByText(/^Ahora no podemos ver cómo va\./)).toBeNull(), {
    timeout: 5000,
  })
})

it('does something to chosen users of several pages, and lists those that failed', async () => {
  const page = await open()
  await chooseEach(page)
  await page.user.click(button('Verificar'))
  await screen.findByText('Terminado: 4 listos, 1 falló.')
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Verificando 5 usuarios' }))
  await page.user.click(button('Ver el que falló'))
  expect(screen.getByText(/No se pudo/).textContent).toBe('Persona 2 · No se pudo')
  expect(all.filter(({ isVerified }) => isVerified)).toHaveLength(4)
  refused = undefined
  await page.user.click(button('Intentarlo de nuevo con el que falló'))
  await screen.findByText('Terminado: 1 listo, ninguno falló.')
  expect(screen.getByRole('region', { name: 'Verificando 1 usuario' })).toBeTruthy()
  expect(all.filter(({ isVerified }) => isVerified)).toHaveLength(5)
  expect(await screen.findAllByText('Verificado')).not.toHaveLength(0)
})

it('goes on with the users that a stop left as they were', async () => {
  const page = await open()
  await chooseEach(page)
  hold = Promise.withResolvers()
  refused = undefined
  await page.user.click(button('Verificar'))
  await page.user.click(await screen.findByRole('button', { name: 'Detener' }))
  hold.resolve()
  await screen.findByText('Detenido: 4 listos, ninguno falló, 1 quedó como estaba.')
  await page.user.click(button('Seguir con el que falta'))
  await screen.findByText('Terminado: 1 listo, ninguno falló.')
  expect(all.filter(({ isVerified }) => isVerified)).toHaveLength(5)
})

it('switches an account at once and offers to take it back', async () => {
  const page = await open()
  const toggle = await screen.findByRole('switch', { name: 'Persona 1: activo' })
  await page.user.click(toggle)
  await waitFor(() => expect(all[0]!.isActive).toBe(false))
  await waitFor(() => expect((toggle as HTMLInputElement).checked).toBe(false))
  await page.user.click(await screen.findByRole('button', { name: 'Deshacer' }))
  await waitFor(() => expect(all[0]!.isActive).toBe(true))
})

it('keeps the chosen columns on the device', async () => {
  const page = await open()
  await screen.findByRole('columnheader', { name: 'País' })
  await page.user.click(await screen.findByRole('button', { name: /^Columnas/ }))
  await page.user.click(await screen.findByLabelText('País'))
  expect(screen.queryByRole('columnheader', { name: 'País' })).toBeNull()
  const earlier = button('Mover Creado antes')
  await page.user.click(earlier)
  expect(document.activeElement).toBe(earlier)
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent)
  expect(heads.indexOf('Creado')).toBeLessThan(heads.indexOf('Activo'))
  expect(JSON.parse(localStorage.getItem('metrolibre.columns.users')!)).toMatchObject({
    hidden: expect.arrayContaining(['country']),
  })
})

it('leads from an address that nobody can read to the whole list', async () => {
  const page = await open('?cursor=%5Bx')
  expect(
    await screen.findByText('La dirección de la página pide algo que esta lista no conoce.'),
  ).toBeTruthy()
  await page.user.click(screen.getByRole('button', { name: 'Ver la lista entera' }))
  expect(await screen.findByText('Persona 1')).toBeTruthy()
  expect(page.address()).toBe('/admin/users')
})
