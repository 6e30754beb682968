import { expect, it } from 'vitest'
import { createLogger } from '../log/logger.ts'
import { workerLogger } from './worker-logger.ts'

const linesOf = (message: string, error?: Error): string => {
  const lines: string[] = []
  const logger = workerLogger(createLogger('info', { write: (line) => void lines.push(line) }))
  logger.error(message, { error })
  return lines.join('')
}

it('logs which job failed and why, but no values of a query, which may hold mails and their links', () => {
  const why = 'Failed query: select add_job($1)\nparams: eva@people.example,/restaurar#token=abc'
  const line = linesOf(
    `Failed task 7 (send-mail, 5.00ms, attempt 1 of 25) with error '${why}':\n  at x`,
    new Error(why),
  )
  expect(line).not.toMatch(/eva@people\.example|token=/)
  expect(JSON.parse(line)).toMatchObject({
    msg: 'Failed task 7 (send-mail, 5.00ms, attempt 1 of 25)',
    err: { message: 'Failed query: select add_job($1)' },
  })
})

it('logs messages about the queue itself', () => {
  expect(JSON.parse(linesOf('The queue lost its connection'))).toMatchObject({
    msg: 'The queue lost its connection',
  })
})
