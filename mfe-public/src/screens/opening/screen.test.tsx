// @vitest-environment jsdom
import { endpoints, type Job } from '@metrolibre/contract'
import { jobs } from '@metrolibre/api-client'
import { createQueryClient } from '@metrolibre/platform/host'
import { answers, renderRemote, screen, startFakeApi } from '@metrolibre/testing/react'
import { expect, it } from 'vitest'
import { jobData } from '../../features/openings/job-data.ts'
import remote from '../../remote.tsx'
import { head } from './screen.tsx'

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
const patience = { timeout: 10_000 }

it('shows one opening with its whole text and the way to apply', async () => {
  const api = await startFakeApi([answers(endpoints.jobs.list, () => ({ jobs: [onlySpanish, job] }))])
  await renderRemote(remote, { path: `/en/trabaja-con-nosotros/${job.id}`, api: api.baseUrl })
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Technical inspection' }, patience),
  ).toBeTruthy()
  expect(screen.getByText('You measure properties')).toBeTruthy()
  expect(screen.getByText('Until 24 December 2026')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Apply ?: Technical/ }).getAttribute('href')).toMatch(/^mailto:/)
  await api.close()
})

it('leads from an opening that is closed to those that are open', async () => {
  const api = await startFakeApi([answers(endpoints.jobs.list, () => ({ jobs: [onlySpanish] }))])
  await renderRemote(remote, { path: `/trabaja-con-nosotros/${job.id}`, api: api.baseUrl })
  await screen.findByRole('heading', { name: 'Esta vacante ya no está abierta' }, patience)
  const on = screen.getByRole('link', { name: 'Ver todas las vacantes' })
  expect(on.getAttribute('href')).toBe('/trabaja-con-nosotros')
  await api.close()
})

it('is not found once it is closed, and promises nothing while the openings are unknown', () => {
  const queryClient = createQueryClient()
  const intl = { formatMessage: ({ id }: { id: string }) => id }
  const url = new URL(`https://metrolibre.example/trabaja-con-nosotros/${job.id}`)
  const context = { params: { id: job.id }, queryClient, intl, locale: 'es', url, country: 'Chile' }
  const headOf = () => head(context as unknown as Parameters<typeof head>[0])
  expect(headOf()).toMatchObject({ robots: 'noindex', status: undefined })
  queryClient.setQueryData(jobs.all().queryKey, { jobs: [onlySpanish] })
  expect(headOf()).toMatchObject({ robots: 'noindex', status: 404 })
  queryClient.setQueryData(jobs.all().queryKey, { jobs: [onlySpanish, job] })
  expect(headOf()).toMatchObject({ canonicalPath: `/trabaja-con-nosotros/${job.id}` })
})

it('describes an opening to search engines, by its own page', () => {
  const page = { locale: 'en', origin: 'https://metrolibre.example', list: 'Work with us' } as const
  const [posting, trail] = jobData({ ...job, isRemote: true }, page)
  expect(posting).toMatchObject({
    '@type': 'JobPosting',
    title: 'Technical inspection',
    url: `https://metrolibre.example/en/trabaja-con-nosotros/${job.id}`,
    datePosted: '2026-11-20',
    validThrough: '2026-12-24',
    employmentType: 'CONTRACTOR',
    jobLocation: { address: { addressLocality: 'Concepción', addressCountry: 'CL' } },
    jobLocationType: 'TELECOMMUTE',
  })
  expect(trail).toMatchObject({ itemListElement: { length: 3 } })
  expect(jobData(onlySpanish, page)[0]).toMatchObject({ title: 'Inspección técnica', inLanguage: 'es' })
})
