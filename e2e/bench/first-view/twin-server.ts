import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
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

/** Part of the state of a page that the server rendered. */
const drawn = '"rendered":"screen"'
const attempts = 10

/**
 * Fetches each file of the platform once, so that both twins serve the same; `renew` fetches a page again,
 * with data as fresh as for visitors. A page that a busy server left to the browser is requested again.
 * @throws Error when the page is never rendered by the server
 */
export function keepFiles(origin: string) {
  const kept = new Map<string, Promise<Answer>>()

  async function fetchFile(path: string, attempt = 1): Promise<Answer> {
    const response = await fetch(origin + path, { headers: { 'accept-language': 'es' } })
    const body = Buffer.from(await response.arrayBuffer())
    const headers = Object.fromEntries(
      passedOn.flatMap((name) => (response.headers.has(name) ? [[name, response.headers.get(name)!]] : [])),
    )
    if (!headers['content-type']?.includes('html') || body.includes(drawn))
      return { status: response.status, headers, body }
    if (attempt === attempts) throw new Error(`The server does not draw ${path}.`)
    await setTimeout(500)
    return fetchFile(path, attempt + 1)
  }

  return {
    at: (path: string): Promise<Answer> => {
      if (!kept.has(path)) kept.set(path, fetchFile(path))
      return kept.get(path)!
    },
    renew: async (path: string): Promise<void> => {
      const answer = fetchFile(path)
      kept.set(path, answer)
      await answer
    },
  }
}

/**
 * Serves the platform's files from memory, with or without scripts, so that both twins have the same server.
 */
export async function startTwin(fileAt: ReturnType<typeof keepFiles>['at'], scripts: boolean) {
  const made = new WeakMap<Answer, Answer>()

  async function answerAt(path: string): Promise<Answer> {
    const file = await fileAt(path)
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
    const { status, headers, body } = await answerAt(request.url ?? '/')
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
