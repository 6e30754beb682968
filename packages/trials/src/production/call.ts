import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:https'
import type { Journal, JournalKind } from './journal.ts'

export interface ProductionAnswer {
  readonly status: number
  readonly body: string
  /** Set when the answer says when to come back. */
  readonly waitMs: number | undefined
  /** Epoch milliseconds. */
  readonly from: number
  readonly to: number
}

export interface ProductionQuestion {
  readonly method?: string
  readonly bearer?: string
  readonly key?: string
  readonly body?: object
}

export interface ProductionVisitor {
  /** Undefined when there was no answer. */
  readonly ask: (
    kind: JournalKind,
    path: string,
    question?: ProductionQuestion,
  ) => Promise<ProductionAnswer | undefined>
  readonly close: () => void
}

const patienceMs = 20_000

/** Opens the edge for visitors, each with an address and kept connections of its own, as browsers have. */
export function openEdge(url: string, certificateFile: string, journal: Journal) {
  const { port } = new URL(url)
  const certificate = readFileSync(certificateFile)
  return (number: number): ProductionVisitor => {
    const agent = new Agent({ keepAlive: true, maxSockets: 6, ca: certificate, servername: 'localhost' })
    const from = `127.${1 + (number % 200)}.0.1`
    const send = (path: string, { method = 'GET', bearer, key, body }: ProductionQuestion): Promise<Sent> =>
      new Promise((resolve, reject) => {
        const asked = request(
          {
            agent,
            host: '127.0.0.1',
            port,
            path,
            method,
            localAddress: from,
            timeout: patienceMs,
            headers: {
              host: `localhost:${port}`,
              'accept-language': 'es',
              'accept-encoding': 'identity',
              ...(bearer && { authorization: `Bearer ${bearer}` }),
              ...(key && { 'idempotency-key': key }),
              ...(body && { 'content-type': 'application/json' }),
            },
          },
          (answer) => {
            let text = ''
            answer.setEncoding('utf8')
            answer.on('data', (part: string) => (text += part))
            answer.once('error', reject)
            answer.once('end', () =>
              resolve({
                status: answer.statusCode!,
                body: text,
                waitMs: waitOf(answer.headers['retry-after']),
              }),
            )
          },
        )
        asked.once('timeout', () => asked.destroy(new Error(`no answer in ${patienceMs / 1000} s`)))
        asked.once('error', reject)
        asked.end(body && JSON.stringify(body))
      })
    const ask = async (kind: JournalKind, path: string, question: ProductionQuestion = {}) => {
      const at = Date.now()
      const end = journal.begin(kind)
      try {
        const { status, body, waitMs } = await send(path, question)
        const outcome = outcomeOf(status, waitMs !== undefined)
        end(outcome, `${status}`)
        if (outcome === 'failed') tell(at, path, `${status} ${body}`)
        return { status, body, waitMs, from: at, to: Date.now() }
      } catch (error) {
        const detail = error instanceof Error ? error.message : String(error)
        end('failed', detail)
        tell(at, path, detail)
        return undefined
      }
    }
    return { ask, close: () => agent.destroy() }
  }
}

/** Writes down what failed, to be looked for in the logs of the processes. */
const tell = (at: number, path: string, detail: string) =>
  console.error(new Date(at).toISOString(), path, detail.slice(0, 300))

interface Sent {
  readonly status: number
  readonly body: string
  readonly waitMs: number | undefined
}

const waitOf = (retryAfter: string | undefined) => (retryAfter ? Number(retryAfter) * 1000 : undefined)

/** An answer that says when to come back is a refusal; every other one that blames the server is a failure. */
const outcomeOf = (status: number, isRefusal: boolean) =>
  status < 500 && status !== 429 ? 'answered' : isRefusal && status !== 500 ? 'refused' : 'failed'
