// @vitest-environment jsdom
import { endpoints, type FailedJob } from '@metrolibre/contract'
import {
  answers,
  refuse,
  renderRemote,
  screen,
  startFakeApi,
  waitFor,
  type FakeApi,
} from '@metrolibre/testing/react'
import { afterEach, expect, it } from 'vitest'
import remote from '../../remote.tsx'

const { adminHealth } = endpoints
let api: FakeApi
afterEach(() => api.close())

const job = (id: string, changes: Partial<FailedJob>): FailedJob => ({
  id,
  kind: 'send_refunds',
  tries: 25,
  mostTries: 25,
  isGivenUp: true,
  next: null,
  created: '2026-11-20T14:00:00.000Z',
  problem: 'connect ECONNREFUSED',
  mail: null,
  ...changes,
})

it('lists what failed, and sends a mail that did not leave again', async () => {
  let jobs = [
    job('1', { kind: 'discard-files' }),
    job('3', { kind: 'of-tomorrow' }),
    job('2', { mail: { to: 'ada@people.example', subject: 'Tu reserva' } }),
  ]
  api = await startFakeApi([
    answers(adminHealth.show, () => ({
      jobs,
      webhooks: [
        {
          source: 'payments' as const,
          reason: 'signature' as const,
          network: '203.0.113.··',
          count: 3,
          last: '2026-11-20T14:00:00.000Z',
        },
      ],
      queue: { waiting: 0, since: null },
      checked: '2026-11-20T15:00:00.000Z',
    })),
    answers(adminHealth.retry, ({ params }) => {
      const isThere = jobs.some(({ id }) => id === params['id'])
      jobs = jobs.filter(({ id }) => id !== params['id'])
      if (!isThere) refuse({ status: 404, code: 'not_found', message: 'No lo encontramos' })
      return { id: params['id']! }
    }),
  ])
  const page = await renderRemote(remote, { path: '/admin/health', api: api.baseUrl })
  expect(await screen.findByText('203.0.113.··')).toBeTruthy()
  expect(screen.getByText('Tu reserva')).toBeTruthy()
  expect(screen.getByText('Borrar fotos que ya no se usan')).toBeTruthy()
  expect(screen.getByText('of-tomorrow')).toBeTruthy()
  await page.user.click(screen.getByRole('button', { name: /ada@people\.example/ }))
  await waitFor(() => expect(screen.queryByText('Tu reserva')).toBeNull())
  expect(screen.getAllByText('connect ECONNREFUSED')).toHaveLength(2)
  // Another admin tries one again in the meantime.
  jobs = jobs.filter(({ kind }) => kind !== 'of-tomorrow')
  await page.user.click(screen.getByRole('button', { name: 'Reintentar of-tomorrow' }))
  expect(await screen.findByText(/^Ya no está en la cola/)).toBeTruthy()
  expect(screen.queryByText('of-tomorrow')).toBeNull()
})

it('says in a line that a query failed, and shows the query on request', async () => {
  const sql = `select ${'"column", '.repeat(40)}1 from "jobs" where "id" = $1`
  api = await startFakeApi([
    answers(adminHealth.show, () => ({
      jobs: [job('1', { problem: `Failed query: ${sql}` })],
      webhooks: [],
      queue: { waiting: 1, since: null },
      checked: '2026-11-20T15:00:00.000Z',
    })),
  ])
  await renderRemote(remote, { path: '/admin/health', api: api.baseUrl })
  expect(await screen.findByText('Falló una consulta a la base de datos')).toBeTruthy()
  expect(screen.getByText(`Failed query: ${sql}`).closest('details')!.open).toBe(false)
})
