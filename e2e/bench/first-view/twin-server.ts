import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'

interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

const passedOn = ['content-type', 'cache-control', 'content-security-policy', 'vary']
const isText = (type: string) => /text|javascript|json|svg/.test(type)

/** Removes everything executable from a page, which leaves the same HTML, styles, fonts and images. */
const withoutScripts = (html: string): string =>
  html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link\b[^>]*(modulepreload|as="?script)[^>]*>/g, '')

/** Part of the state of a page of ours that the server rendered. */
export const drawn = '"rendered":"screen"'
const attempts = 10

interface Kinds {
  /** What a page contains that the server has rendered. */
  drawn?: string
  /** Headers of requests by which the server answers one address in several ways. */
  tells?: readonly string[]
}

type Told = Record<string, string>

/**
 * Fetches each file of a site once, so that both twins serve the same; `renew` fetches a page again,
 * with data as fresh as for visitors. A page that a busy server left to the browser is requested again.
 * @throws Error when the page is never rendered by the server
 */
export function keepFiles(origin: string, { drawn = '', tells = [] }: Kinds = {}) {
  const kept = new Map<string, Promise<Answer>>()

  async function fetchFile(path: string, told: Told, attempt = 1): Promise<Answer> {
    const response = await fetch(origin + path, { headers: { 'accept-language': 'es', ...told } })
    const body = Buffer.from(await response.arrayBuffer())
    const headers = Object.fromEntries(
      passedOn.flatMap((name) => (response.headers.has(name) ? [[name, response.headers.get(name)!]] : [])),
    )
    if (!headers['content-type']?.includes('html') || body.includes(drawn))
      return { status: response.status, headers, body }
    if (attempt === attempts) throw new Error(`The server does not draw ${path}.`)
    await setTimeout(500)
    return fetchFile(path, told, attempt + 1)
  }

  return {
    at: (path: string, headers: IncomingHttpHeaders): Promise<Answer> => {
      const told = Object.fromEntries(
        tells.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])),
      )
      const key = JSON.stringify([path, told])
      if (!kept.has(key)) kept.set(key, fetchFile(path, told))
      return kept.get(key)!
    },
    renew: async (path: string): Promise<void> => {
      const answer = fetchFile(path, {})
      kept.set(JSON.stringify([path, {}]), answer)
      await answer
    },
  }
}

/**
 * Serves a site's files from memory, with or without scripts, so that both twins have the same server.
 */
export async function startTwin(fileAt: ReturnType<typeof keepFiles>['at'], scripts: boolean) {
  const made = new WeakMap<Answer, Answer>()

  async function answerAt({ url = '/', headers }: IncomingMessage): Promise<Answer> {
    const file = await fileAt(url, headers)
    const known = made.get(file) ?? make(file)
    made.set(file, known)
    return known
  }

  function make({ status, headers, body }: Answer): Answer {
    const type = headers['content-type'] ?? ''
    if (!isText(type)) return { status, headers, body }
    const own = !scripts && type.includes('html') ? Buffer.from(withoutScripts(body.toString())) : body
    return { status, headers: { ...headers, 'content-encoding': 'br' }, body: brotliCompressSync(own) }
  }

  const answer = async (request: IncomingMessage, reply: ServerResponse) => {
    const { status, headers, body } = await answerAt(request)
    reply.writeHead(status, { ...headers, 'content-length': body.length }).end(body)
  }
  const server = createServer((request, reply) => {
    answer(request, reply).catch((error: unknown) => reply.writeHead(502).end(String(error)))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
