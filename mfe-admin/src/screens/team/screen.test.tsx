// @vitest-environment jsdom
import { endpoints, type TeamMember } from '@metrolibre/contract'
import {
  answers,
  renderRemote,
  screen,
  startFakeApi,
  waitFor,
  within,
  type FakeApi,
} from '@metrolibre/testing/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import remote from '../../remote.tsx'

const { personal, adminSite } = endpoints

const member = (number: number): TeamMember => ({
  id: `0b8f1e9a-4a39-4a3e-9a51-0000000000${number + 10}`,
  name: `Persona ${number}`,
  position: 'Obras',
  description: '',
  image: null,
  imageVariants: [],
  isVisible: true,
  updatedAt: '2026-01-01T00:00:00.000Z',
})

let team: TeamMember[]
let api: FakeApi
/** While it is there, no change is answered. */
let held: Promise<void> | undefined
beforeEach(() => {
  held = undefined
  team = [1, 2, 3].map(member)
})
afterEach(() => api.close())

const open = async (path: string) => {
  api = await startFakeApi([
    answers(personal.list, () => ({ personal: team })),
    answers(personal.update, async ({ params, body }) => {
      await held
      return Object.assign(
        team.find(({ id }) => id === params['id'])!,
        body,
      )
    }),
    answers(adminSite.orderTeam, ({ body }) => {
      const { order } = body as { order: string[] }
      team = order.map((id) => team.find((one) => one.id === id)!)
      return { personal: team }
    }),
    answers(adminSite.removeMember, ({ params }) => {
      team = team.filter(({ id }) => id !== params['id'])
      return { message: 'Eliminado' }
    }),
  ])
  return renderRemote(remote, { path, api: api.baseUrl })
}
const names = () =>
  within(screen.getByRole('list', { name: 'El equipo en su orden' }))
    .getAllByRole('link')
    .map((link) => link.textContent)

it('moves members by buttons that keep the focus, and hides one with a way back', async () => {
  const page = await open('/admin/team')
  const down = await screen.findByRole('button', { name: 'Bajar a Persona 1' })
  await page.user.click(down)
  await waitFor(() => expect(team.map(({ name }) => name)).toEqual(['Persona 2', 'Persona 1', 'Persona 3']))
  expect(names()).toEqual(['Persona 2', 'Persona 1', 'Persona 3'])
  expect(document.activeElement).toBe(down)
  await screen.findByText('Persona 1 está ahora en el lugar 2')
  await page.user.click(screen.getByRole('switch', { name: 'Mostrar a Persona 3 en la página' }))
  expect(await screen.findByText('Oculto')).toBeTruthy()
  await page.user.click(await screen.findByRole('button', { name: 'Deshacer' }))
  await waitFor(() => expect(screen.queryByText('Oculto')).toBeNull())
})

it('asks for what a second press of a switch wants once the first is answered', async () => {
  const answer = Promise.withResolvers<void>()
  held = answer.promise
  const page = await open('/admin/team')
  const name = 'Mostrar a Persona 3 en la página'
  const control = await screen.findByRole<HTMLInputElement>('switch', { name })
  await page.user.click(control)
  await page.user.click(control)
  expect(control.checked, 'the second press counts at once').toBe(true)
  answer.resolve()
  const wishes = () =>
    api.calls
      .filter(({ endpointId }) => endpointId === personal.update.id)
      .map(({ body }) => (body as TeamMember).isVisible)
  await waitFor(() => expect(wishes()).toEqual([false, true]))
  await screen.findByRole('button', { name: 'Deshacer' })
  expect(control.checked).toBe(true)
})

it('deletes a member only after their name was typed', async () => {
  const page = await open(`/admin/team/${team[0]!.id}`)
  await page.user.click(await screen.findByRole('button', { name: 'Eliminar' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  const confirm = dialog.getByRole('button', { name: 'Eliminar para siempre' })
  expect(confirm.hasAttribute('disabled')).toBe(true)
  await page.user.type(dialog.getByRole('textbox'), 'Persona 1')
  await page.user.click(confirm)
  await waitFor(() => expect(team.map(({ name }) => name)).toEqual(['Persona 2', 'Persona 3']))
  await waitFor(() => expect(page.address()).toBe('/admin/team'))
})
