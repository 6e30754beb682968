// @vitest-environment jsdom
import { endpoints } from '@metrolibre/contract'
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
import { afterEach, expect, it } from 'vitest'
import remote from '../../remote.tsx'
import { ownProperty } from '../../testing/own-property.ts'

let api: FakeApi
afterEach(() => api.close())

const saturday = { day: 6, from: 600, to: 780 }

const open = async (visitHours?: (typeof saturday)[]) => {
  const sent: unknown[] = []
  let property = ownProperty({ listingStatus: 'published', ...(visitHours && { visitHours }) })
  api = await startFakeApi([
    answers(endpoints.ownLocations.one, () => property),
    answers(endpoints.visits.mine, () => ({ visits: [] })),
    answers(endpoints.visits.setHours, ({ body }) => {
      const { hours } = body as { hours: (typeof saturday)[] | null }
      sent.push(hours)
      if (hours?.length === 0)
        return refuse({ status: 422, code: 'validation', message: 'Deja al menos un horario' })
      const { visitHours: _former, ...rest } = property
      property = { ...rest, ...(hours && { visitHours: hours }) }
      return { hours }
    }),
  ])
  const page = await renderRemote(remote, {
    path: `/my-locations/locations/${property.id}`,
    api: api.baseUrl,
    user: aUser({ isOwner: true }),
  })
  const section = (await screen.findByRole('heading', { name: 'Horarios de visita' })).closest('section')!
  return { ...page, sent, at: within(section) }
}

it('begin with the usual ones, and become the owner’s own', async () => {
  const { user, sent, at } = await open()
  expect(at.getAllByRole('listitem')).toHaveLength(5)
  for (let left = 5; left > 0; left -= 1) await user.click(at.getAllByRole('button', { name: /^Quitar/ })[0]!)
  await user.click(at.getByRole('button', { name: 'Agregar horario' }))
  await user.selectOptions(at.getByLabelText('Hasta'), '12:30')
  await user.click(at.getByRole('button', { name: 'Guardar horarios' }))
  await waitFor(() => expect(sent).toEqual([[{ day: 6, from: 600, to: 750 }]]))
  expect(await screen.findByText(/^Quien quiera visitarla elige/)).toBeTruthy()
})

it('say why they were refused, and go back to the usual ones', async () => {
  const { user, sent, at } = await open([saturday])
  await user.click(at.getByRole('button', { name: /^Quitar/ }))
  await user.click(at.getByRole('button', { name: 'Guardar horarios' }))
  expect(await at.findByText('Deja al menos un horario')).toBeTruthy()
  await user.click(at.getByRole('button', { name: 'Volver al horario de siempre' }))
  await waitFor(() => expect(sent).toEqual([[], null]))
  expect(await screen.findByText(/^Por ahora rige el horario de siempre/)).toBeTruthy()
})
