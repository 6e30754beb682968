// @vitest-environment jsdom
import { endpoints, payoutDays, usualCommission } from '@metrolibre/contract'
import { answers, renderRemote, screen, startFakeApi, type FakeApi } from '@metrolibre/testing/react'
import { afterEach, expect, it } from 'vitest'
import remote from '../../remote.tsx'

let api: FakeApi
afterEach(() => api.close())

it.each([
  ['Chile', /^El arriendo/],
  ['Perú', /^El alquiler/],
] as const)('says in %s what the commission is and when owners are paid', async (country, begins) => {
  api = await startFakeApi([
    answers(endpoints.zones.list, () => ({ zones: [] })),
    answers(endpoints.testimonials.list, () => ({ testimonials: [] })),
  ])
  await renderRemote(remote, { path: '/propiedad', api: api.baseUrl, country })
  const text = await screen.findByText(
    new RegExp(`comisión del ${usualCommission}\\s%.* ${payoutDays} días hábiles`),
  )
  expect(text.textContent).toMatch(begins)
})
