// @vitest-environment jsdom
import { endpoints } from '@metrolibre/contract'
import { answers, aUser, renderRemote, screen, startFakeApi, type FakeApi } from '@metrolibre/testing/react'
import { afterEach, expect, it } from 'vitest'
import remote from '../../remote.tsx'
import { ownProperty } from '../../testing/own-property.ts'

let api: FakeApi
afterEach(() => api.close())

it('says that a property was received, when, and what comes next by when', async () => {
  const submittedAt = '2026-12-03T02:30:00.000Z'
  const property = ownProperty({ name: 'Casa Sucre', listingStatus: 'submitted', submittedAt })
  api = await startFakeApi([
    answers(endpoints.ownLocations.one, () => property),
    answers(endpoints.visits.technical, () => ({
      visit: null,
      url: 'https://visits.example/technical',
      name: 'Ana Rojas',
      email: 'ana@metrolibre.example',
      customAnswers: [],
    })),
  ])
  const path = `/propiedad/cargar/schedule?property=${property.id}`
  await renderRemote(remote, { path, api: api.baseUrl, user: aUser({ isOwner: true }) })
  // By the clock of the place it was the evening before.
  expect(await screen.findByText('Recibida el 2 de diciembre de 2026')).toBeTruthy()
  expect(screen.getByText(/lo habitual es que sea al día 4\. La oferta .* hacia el día 6/)).toBeTruthy()
})
