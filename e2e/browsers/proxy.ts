import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface CircumstanceProxy {
  /** Host and port. */
  address: string
  /** What pages reported: uncaught errors, breaches of their policy, and what they wrote as errors. */
  heard: string[]
  close: () => Promise<void>
}

const scriptPath = '/_circumstance.js'
const heardPath = '/_heard'

/**
 * Reports what must not happen on any page. Firefox and WebKit report as an error that an observer of sizes was called once
 * more in the next frame, which is no fault.
 */
const listening = `
{
  const harmless = /^ResizeObserver loop/
  const tell = (text) => navigator.sendBeacon('${heardPath}', location.pathname + ': ' + text)
  addEventListener('error', (event) => event.message && !harmless.test(event.message) && tell('uncaught ' + event.message + ' ' + (event.error?.stack ?? '')))
  addEventListener('unhandledrejection', (event) => tell('unhandled ' + String(event.reason) + ' ' + (event.reason?.stack ?? '')))
  addEventListener('securitypolicyviolation', (event) => tell('policy ' + event.violatedDirective + ' ' + event.blockedURI))
  const write = console.error
  console.error = (...parts) => { tell('console ' + parts.map((part) => String(part) + ' ' + (part?.stack ?? '')).join(' ')); write(...parts) }
}`

/**
 * Starts a proxy for all requests of a browser that runs a script in every page of the product before the page's own. Every
 * browser can be given a proxy, but WebKit's driver can't run a script that early.
 */
export async function openCircumstanceProxy(origin: string, script: string): Promise<CircumstanceProxy> {
  const heard: string[] = []
  const code = `document.currentScript.remove();\n${listening}\n${script}`
  const server = createServer((asked, answer) => {
    const url = URL.parse(asked.url ?? '', origin)
    if (url?.origin === origin && url.pathname === scriptPath) {
      answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(code)
      return
    }
    if (url?.origin === origin && url.pathname === heardPath) return hear(asked, answer, heard)
    if (url?.protocol === 'http:') pass(asked, answer, url, origin)
    else answer.writeHead(502).end()
  })
  // Nothing outside this machine is asked for.
  server.on('connect', (_, socket) => socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n'))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function pass(asked: IncomingMessage, answer: ServerResponse, url: URL, origin: string): void {
  const wantsPage = url.origin === origin && (asked.headers.accept ?? '').startsWith('text/html')
  const headers = { ...asked.headers, ...(wantsPage && { 'accept-encoding': 'identity' }) }
  const upstream = request(url, { method: asked.method, headers }, (given) => {
    const isPage = wantsPage && (given.headers['content-type'] ?? '').startsWith('text/html')
    if (!isPage) {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
      return
    }
    const { 'content-length': _, ...rest } = given.headers
    answer.writeHead(given.statusCode ?? 502, rest)
    insertScript(given, answer)
  })
  upstream.on('error', () => answer.destroy())
  asked.pipe(upstream)
}

/** Streams a page on, with the script first in its head. */
function insertScript(page: IncomingMessage, answer: ServerResponse): void {
  let start: string | undefined = ''
  page.setEncoding('utf8')
  page.on('data', (part: string) => {
    if (start === undefined) return void answer.write(part)
    start += part
    if (!start.includes('<head>')) return
    answer.write(start.replace('<head>', `<head><script src="${scriptPath}"></script>`))
    start = undefined
  })
  page.on('end', () => void answer.end(start))
}

function hear(asked: IncomingMessage, answer: ServerResponse, heard: string[]): void {
  let text = ''
  asked.setEncoding('utf8')
  asked.on('data', (part: string) => void (text += part))
  asked.on('end', () => {
    heard.push(text)
    answer.writeHead(204).end()
  })
}
