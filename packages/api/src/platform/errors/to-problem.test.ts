import postgres from 'postgres'
import { expect, it } from 'vitest'
import { toProblem } from './to-problem.ts'

/** An error of the database as a query throws it. */
const failed = (code: string) =>
  new Error('Failed query', {
    cause: Object.assign(Object.create(postgres.PostgresError.prototype) as Error, { code }),
  })

it.each([
  ['its database stops', '57P01'],
  ['it has no free connection', '53300'],
  ['it has no free space', '53100'],
  ['the pooler has waited for one in vain', '08P01'],
  ['it was the primary and is a standby now', '25006'],
])('when %s, a request is refused for the moment', (_, code) => {
  expect(toProblem(failed(code), 'es', 'r')).toMatchObject({ status: 503, code: 'unavailable' })
})

it.each(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'])(
  'when the way to the database fails with %s, a request is refused for the moment',
  (code) => {
    expect(toProblem(failed(code), 'es', 'r')).toMatchObject({ status: 503, code: 'unavailable' })
  },
)

it('a statement that the database refuses is a failure', () => {
  expect(toProblem(failed('42703'), 'es', 'r')).toMatchObject({ status: 500, code: 'internal' })
})
