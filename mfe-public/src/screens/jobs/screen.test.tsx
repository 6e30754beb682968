// @vitest-environment jsdom
import { endpoints, type Job } from '@metrolibre/contract'
import { answers, renderRemote, screen, startFakeApi } from '@metrolibre/testing/react'
import { expect, it } from 'vitest'
import { jobData } from '../../features/openings/job-data.ts'
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
  const apply = screen.getByRole('link', { name: /Apply ?: Technical inspection/ })
  expect(apply.getAttribute('href')).toMatch(/^mailto:.+\?subject=Application%3A%20Technical%20inspection$/)
  await api.close()
})

it('describes an opening to search engines', () => {
  const page = { locale: 'en', origin: 'https://metrolibre.example', path: '/trabaja-con-nosotros' } as const
  expect(jobData({ ...job, isRemote: true }, page)).toMatchObject({
    '@type': 'JobPosting',
    title: 'Technical inspection',
    url: `https://metrolibre.example/en/trabaja-con-nosotros#vacante-${job.id}`,
    datePosted: '2026-11-20',
    validThrough: '2026-12-24',
    employmentType: 'CONTRACTOR',
    jobLocation: { address: { addressLocality: 'Concepción', addressCountry: 'CL' } },
    jobLocationType: 'TELECOMMUTE',
  })
  expect(jobData(onlySpanish, page)).toMatchObject({ title: 'Inspección técnica', inLanguage: 'es' })
})
