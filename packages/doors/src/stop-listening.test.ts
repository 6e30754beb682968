import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'
import { fastify } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { closeWhenEnding } from './close-when-ending.ts'
import { openDoors } from './open-doors.ts'
import { stopListening } from './stop-listening.ts'
import { readTrust } from './trusted-proxies.ts'

const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.closeAllConnections()
})

async function listening(server: Server = createServer((_, response) => void response.end('here'))) {
  open.push(server)
  if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening')
  return server
}
const dial = (server: Server): Socket => connect((server.address() as AddressInfo).port, '127.0.0.1')
const request = 'POST /holds HTTP/1.1\r\nhost: here\r\ncontent-length: 0\r\n\r\n'
/** Resolves with everything that is received until the connection ends. */
const received = async (socket: Socket): Promise<string> => {
  let text = ''
  socket.on('data', (data: Buffer) => void (text += data.toString()))
  await Promise.race([once(socket, 'close'), pause(5000)]).catch((error: unknown) => (text += String(error)))
  return text
}

describe('a server that stops listening', () => {
  it('answers those whom the system let in before the process noticed', async () => {
    const server = await listening()
    const senders = Array.from({ length: 30 }, () => dial(server))
    const answers = senders.map(received)
    for (const sender of senders) sender.write(request)
    await stopListening(server)
    expect(server.listening).toBe(false)
    for (const sender of senders) sender.destroy()
    expect(await Promise.all(answers)).toEqual(senders.map(() => expect.stringMatching(/^HTTP\/1.1 200 OK/)))
  })

  it('answers what comes on a connection that was kept, and lets nobody else in', async () => {
    const server = await listening()
    const { port } = server.address() as AddressInfo
    const kept = dial(server)
    kept.write(request)
    await once(kept, 'data')
    const stopped = stopListening(server)
    await expect.poll(() => server.listening).toBe(false)
    kept.write(request)
    const [answer] = (await once(kept, 'data')) as [Buffer]
    expect(answer.toString()).toMatch(/^HTTP\/1.1 200 OK/)
    const [error] = (await once(connect(port, '127.0.0.1'), 'error')) as [NodeJS.ErrnoException]
    expect(error.code).toBe('ECONNREFUSED')
    // It does not wait longer than until the last one has left.
    const gone = once(server, 'close')
    kept.end()
    await gone
    expect(await Promise.race([stopped.then(() => 'stopped'), turn('waits')])).toBe('stopped')
  })

  it('does not wait for those who keep their connection and say nothing', async () => {
    const server = await listening()
    const silent = dial(server)
    await once(silent, 'connect')
    const gone = once(server, 'close').then(() => 'closed')
    expect(await Promise.race([stopListening(server).then(() => 'stopped'), gone])).toBe('stopped')
    expect(silent.destroyed).toBe(false)
  })
})

describe('an application that ends', () => {
  it('keeps connections that are made meanwhile until no more can be made', async () => {
    const ending = new AbortController()
    const app = fastify({
      serverFactory: (serve) => openDoors({ trust: readTrust('none'), limitOf: () => 0 }, serve),
      return503OnClosing: false,
    })
    closeWhenEnding(app, ending.signal)
    app.get('/', async () => 'here')
    await app.listen({ host: '127.0.0.1', port: 0 })
    await listening(app.server)
    const [before, meanwhile] = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true })]
    const ask = async (agent: Agent) => {
      const call = get({ host: '127.0.0.1', port, agent })
      const [answer] = (await once(call, 'response')) as [IncomingMessage]
      answer.resume()
      await once(answer, 'end')
      return answer.headers.connection
    }
    const { port } = app.server.address() as AddressInfo
    expect(await ask(before)).toBe('keep-alive')
    ending.abort()
    expect(await ask(before)).toBe('close')
    expect([await ask(meanwhile), await ask(meanwhile)]).toEqual(['keep-alive', 'keep-alive'])
    const stopped = stopListening(app.server)
    await expect.poll(() => app.server.listening).toBe(false)
    expect(await ask(meanwhile)).toBe('close')
    await stopped
    await app.close()
  })
})
