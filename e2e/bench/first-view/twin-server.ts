import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

const passedOn = ['content-type', 'cache-control', 'content-security-policy', 'vary']
const isText = (type: string) => /text|javascript|json|svg/.test(type)

/** The page without anything that runs: what is left is the same HTML, styles, fonts and pictures. */
const withoutScripts = (html: string): string =>
  html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link\b[^>]*(modulepreload|as="?script)[^>]*>/g, '')

/** Serves the platform from memory, with its scripts or without, so that both twins have the same server. */
export async function startTwin(origin: string, scripts: boolean) {
  const kept = new Map<string, Promise<Answer>>()

  async function fetchAnswer(path: string): Promise<Answer> {
    const response = await fetch(origin + path, { headers: { 'accept-language': 'es' } })
    const type = response.headers.get('content-type') ?? ''
    const raw = Buffer.from(await response.arrayBuffer())
    const body = !scripts && type.includes('html') ? Buffer.from(withoutScripts(raw.toString())) : raw
    const headers = Object.fromEntries(
      passedOn.flatMap((name) => (response.headers.has(name) ? [[name, response.headers.get(name)!]] : [])),
    )
    if (!isText(type)) return { status: response.status, headers, body }
    return {
      status: response.status,
      headers: { ...headers, 'content-encoding': 'br' },
      body: brotliCompressSync(body),
    }
  }

  const answer = async (request: IncomingMessage, reply: ServerResponse) => {
    const path = request.url ?? '/'
    if (!kept.has(path)) kept.set(path, fetchAnswer(path))
    const { status, headers, body } = await kept.get(path)!
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
