// @vitest-environment jsdom
import { endpoints, type Job } from '@metrolibre/contract'
import { answers, renderRemote, screen, startFakeApi, waitFor } from '@metrolibre/testing/react'
import { expect, it } from 'vitest'
import remote from '../../remote.tsx'

const job: Job = {
  id: 'f0000000-0000-4000-8000-000000000001',
  title: 'Inspección técnica',
  description: 'Mides propiedades',
  titleEn: 'Technical inspection',
  descriptionEn: 'You measure properties',
  city: 'Concepción',
  country: 'Chile',
  employmentType: 'contractor',
  isRemote: false,
  validThrough: '2026-12-24',
  created: '2026-11-20T12:00:00.000Z',
}
const onlySpanish = { ...job, id: 'f0000000-0000-4000-8000-000000000002', titleEn: null, descriptionEn: null }

it('shows openings in the language of the page, and marks those in another', async () => {
  const api = await startFakeApi([answers(endpoints.jobs.list, () => ({ jobs: [job, onlySpanish] }))])
  await renderRemote(remote, { path: '/en/trabaja-con-nosotros', api: api.baseUrl })
  const english = await screen.findByRole('heading', { name: 'Technical inspection' }, { timeout: 10_000 })
  expect(english.getAttribute('lang')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Inspección técnica' }).getAttribute('lang')).toBe('es')
  expect(screen.getAllByText('By project · Concepción, Chile')).toHaveLength(2)
  expect(screen.getAllByText('Until 24 December 2026')).toHaveLength(2)
  expect(english.querySelector('a')?.getAttribute('href')).toBe(`/en/trabaja-con-nosotros/${job.id}`)
  const apply = screen.getByRole('link', { name: /Apply ?: Technical inspection/ })
  expect(apply.getAttribute('href')).toMatch(/^mailto:.+\?subject=Application%3A%20Technical%20inspection$/)
  await api.close()
})

it('puts the keyboard into the form again when somebody recommends another space', async () => {
  const api = await startFakeApi([
    answers(endpoints.jobs.list, () => ({ jobs: [] })),
    answers(endpoints.contact.refer, () => ({ message: 'Thank you', reference: 'R-1' })),
  ])
  const page = await renderRemote(remote, { path: '/en/trabaja-con-nosotros', api: api.baseUrl })
  await page.user.type(await screen.findByLabelText('Your name', {}, { timeout: 10_000 }), 'Eva')
  await page.user.type(screen.getByLabelText('Your email'), 'eva@people.example')
  await page.user.type(screen.getByLabelText('What space it is and where'), 'A hall in Lota')
  await page.user.click(screen.getByRole('button', { name: 'Recommend a space' }))
  await page.user.click(await screen.findByRole('button', { name: 'Recommend another space' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Your name')))
  await api.close()
})
