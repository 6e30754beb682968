import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Finding, TrialPlace } from '../../drill/drill.ts'
import { askHonestly, compareVisits } from '../honest.ts'
import { answerOn, open, sendRaw } from '../raw.ts'

const slowSenders = 500
const settleMs = 1500
const honestFrom = '127.0.3.1'

/** Beginnings of requests after which nothing more is sent. */
const beginnings: Readonly<Record<string, string>> = {
  'the head of a POST and one byte':
    'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  'the head of a POST and one piece':
    'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n',
  'the head of an upload and one byte':
    'POST /api/images/multi HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=cut\r\nContent-Length: 50000000\r\n\r\n-',
  'half of a head': 'GET /api/locations/ HTTP/1.1\r\nHost: loc',
  'requests whose responses they do not read': 'GET /api/zones/ HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(
    4,
  ),
}

/**
 * Opens sockets that begin a request and then send almost nothing, either all from one address or each from
 * another.
 */
async function attack(origin: string, beginning: string, fromMany: boolean): Promise<Socket[]> {
  const sockets: Socket[] = []
  for (let index = 0; index < slowSenders; index += 1) {
    const from = fromMany ? `127.1.${index >> 7}.${(index & 127) + 1}` : '127.0.0.2'
    const socket = open(origin, process.platform === 'linux' ? from : undefined)
    // Leave the response unread, like a client that is slow on purpose.
    socket.pause()
    socket.write(beginning)
    sockets.push(socket)
    if (index % 50 === 49) await wait(10)
  }
  return sockets
}

async function measure(name: string, origin: string): Promise<Finding[]> {
  const urls = ['/api/currency', '/api/zones/', '/api/healthz'].map((path) => origin + path)
  await askHonestly(urls, { seconds: 2, from: honestFrom })
  const findings: Finding[] = []
  for (const [what, beginning] of Object.entries(beginnings))
    for (const fromMany of [false, true]) {
      const alone = await askHonestly(urls, { from: honestFrom })
      const sockets = await attack(origin, beginning, fromMany)
      await wait(settleMs)
      const beside = await askHonestly(urls, { from: honestFrom })
      const posted = await honestPost(origin)
      for (const socket of sockets) socket.destroy()
      await wait(settleMs)
      const whence = fromMany ? 'as many addresses' : 'one address'
      findings.push(
        {
          what: `${name}: honest calls are answered while ${slowSenders} sockets from ${whence} send ${what}`,
          held: beside.lost === 0 && posted,
          seen: `${beside.lost} of ${beside.lost + beside.answered} lost, an honest POST was ${posted ? 'answered' : 'NOT answered'}`,
        },
        { what: '  their p99', held: null, seen: compareVisits(alone, beside) },
      )
    }
  return findings
}

/** Tells whether another sender's call with a body is answered by the endpoint itself. */
async function honestPost(origin: string): Promise<boolean> {
  const body = '{"email":"nobody@people.example","password":"none of ours"}'
  const socket = open(origin, process.platform === 'linux' ? honestFrom : undefined)
  const answer = answerOn(socket)
  socket.write(
    `POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  )
  const { text } = await answer
  socket.destroy()
  // After a few wrong passwords the login requires a captcha.
  return text.includes('"invalid_credentials"') || text.includes('"captcha_required"')
}

/** Measures after how many seconds the server ends a body that has stopped. */
async function deadline(name: string, origin: string): Promise<Finding> {
  const start = performance.now()
  const { status, closed } = await sendRaw(origin, beginnings['the head of a POST and one byte']!, 60_000)
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  return {
    what: `${name}: a request whose body stops arriving is ended`,
    held: status === 408 || closed,
    seen: `status ${status} after ${seconds} s`,
  }
}

/** Begins calls without finishing them, at both servers. They must not delay other callers. */
export async function slowBodies({ url, api }: TrialPlace): Promise<Finding[]> {
  const doors = [
    ['composer', url],
    ['API', api],
  ] as const
  const findings: Finding[] = []
  for (const [name, origin] of doors)
    findings.push(...(await measure(name, origin)), await deadline(name, origin))
  return findings
}
