import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import {
  payOnPage,
  type Running,
  SECRET_KEY,
  SERVICE_KEY,
  sessionParams,
  startReceiver,
  stripeFor,
} from './testing/running.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'stand-ins-'))
const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

async function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, ...environment },
  })
  children.push(child)
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await vi.waitFor(() => expect(output).toContain('ready'), 60_000)
  return child
}

test('nothing that was acknowledged is lost when the process is killed', { timeout: 120_000 }, async () => {
  const receiver = await startReceiver((count) => (count === 1 ? 500 : 200))
  const port = await freePort()
  const environment = {
    STAND_INS_PORT: String(port),
    SMTP_PORT: String(await freePort()),
    STAND_INS_DATA_DIR: dataDir,
    PUBLIC_URL: 'http://127.0.0.1:4000',
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_URL: receiver.url,
    STRIPE_WEBHOOK_SECRET: 'whsec_test',
    IDENTITY_PROJECT_ID: 'demo',
    IDENTITY_CLIENT_EMAIL: 'a@example.com',
    IDENTITY_PRIVATE_KEY: SERVICE_KEY.replaceAll('\n', '\\n'),
  }
  const url = `http://127.0.0.1:${port}`
  const stripe = stripeFor(url)
  const first = await start(environment)
  const session = await stripe.checkout.sessions.create(sessionParams(), { idempotencyKey: 'before' })
  expect(session.url).toBe(`${url}/pay/${session.id}`)
  await payOnPage({ url } as Running, session.id)
  first.kill('SIGKILL')
  await once(first, 'exit')

  const second = await start(environment)
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
  })
  expect((await stripe.checkout.sessions.create(sessionParams(), { idempotencyKey: 'before' })).id).toBe(
    session.id,
  )
  const types = () => receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type)
  await vi.waitFor(() => expect(types()).toContain('checkout.session.completed'), 25_000)
  second.kill('SIGTERM')
  expect((await once(second, 'exit'))[0]).toBe(0)
  await receiver.close()
})

test('a missing variable gives one sentence and exit code 1', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { STAND_INS_PORT: '1' },
  })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  expect((await once(child, 'exit'))[0]).toBe(1)
  expect(output).toMatch(/^The outside services could not start: \w+ must be set\.\n$/)
})
