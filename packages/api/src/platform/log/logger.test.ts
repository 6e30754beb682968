import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { createLogger } from './logger.ts'

const linesOf = (write: (logger: ReturnType<typeof createLogger>) => void) => {
  const lines: string[] = []
  write(createLogger('info', { write: (line) => void lines.push(line) }))
  return lines.join('')
}

describe('the log', () => {
  it('redacts secrets at every level', () => {
    const line = linesOf((logger) => logger.info({ password: 'abc', body: { user: { token: 'abc' } } }, 'x'))
    expect(line).not.toContain('abc')
    expect(line).toContain('[redacted]')
  })

  it('contains an error with its causes, but no values of a query', () => {
    const cause = Object.assign(new Error('duplicate key'), { code: '23505', constraint_name: 'users_email' })
    const error = new Error(
      'Failed query: insert into users values ($1)\nparams: eva@people.example,secret',
      { cause },
    )
    const line = linesOf((logger) => logger.error({ err: error }, 'internal'))
    expect(line).not.toContain('eva@people.example')
    expect(JSON.parse(line)).toMatchObject({
      err: {
        message: 'Failed query: insert into users values ($1)',
        cause: { code: '23505', constraint: 'users_email' },
      },
    })
  })
})

it('lets a process end after the reader of its log has gone', async () => {
  const program = `
    import { createLogger, flushLog } from ${JSON.stringify(new URL('./logger.ts', import.meta.url).href)}
    const logger = createLogger('info')
    process.on('message', async () => {
      logger.info('nobody reads this')
      await flushLog(logger)
      process.exit(0)
    })
    process.send('ready')`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
    timeout: 10_000,
    killSignal: 'SIGKILL',
  })
  const ended = once(child, 'exit')
  await once(child, 'message')
  child.stdout?.destroy()
  child.send('end')
  expect(await ended).toEqual([0, null])
})
