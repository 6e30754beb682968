import { unpacked } from './unpacked.ts'
import type { AnswerMessage, CallMessage } from './messages.ts'

/** No answer that a page needs is a tenth as long. */
const longestAnswer = 16_000_000
const mostAtOnce = 64
const reading = ['GET', 'HEAD']
/** What calls of pages say; a page has no session, so there is neither a bearer nor a cookie. */
const passedHeaders = [
  'accept',
  'accept-language',
  'x-forwarded-for',
  'traceparent',
  'tracestate',
  'x-request-id',
]

/**
 * Returns whether an address is one of the API that the public reaches too. Its metrics are for machines of the same
 * network.
 */
export function isPublicApi(apiUrl: string, address: string): boolean {
  if (!URL.canParse(address)) return false
  const [base, url] = [new URL(`${apiUrl.replace(/\/$/, '')}/api/`), new URL(address)]
  const path = decodeURIComponent(url.pathname.replaceAll(/%(?![\da-f]{2})/gi, '%25'))
  return (
    url.origin === base.origin &&
    url.username === '' &&
    path.startsWith(base.pathname) &&
    !/^metrics(?:\/|$)/i.test(path.slice(base.pathname.length).replace(/^\/+/, ''))
  )
}

/** Makes the calls of code that has no network of its own: reads of the public API, and nothing else. */
export function createApiCalls(apiUrl: string, answer: (message: AnswerMessage) => void) {
  const open = new Map<number, AbortController>()

  async function make({ call, url, method, headers }: Extract<CallMessage, { call: number }>): Promise<void> {
    const refusal = refusalOf(url, method)
    if (refusal) return answer({ answered: call, error: refusal })
    const abort = new AbortController()
    open.set(call, abort)
    try {
      const response = await fetch(url, {
        method,
        headers: [...headers.filter(([name]) => passedHeaders.includes(name)), ...Object.entries(unpacked)],
        redirect: 'error',
        signal: abort.signal,
      })
      const body = await response.arrayBuffer()
      if (body.byteLength > longestAnswer) throw new Error(`The answer has ${body.byteLength} bytes.`)
      answer({ answered: call, status: response.status, headers: [...response.headers], body })
    } catch (error) {
      answer({ answered: call, error: error instanceof Error ? error.message : String(error) })
    } finally {
      open.delete(call)
    }
  }

  function refusalOf(url: string, method: string): string | undefined {
    if (!reading.includes(method) || !isPublicApi(apiUrl, url)) return 'Pages only read the public API.'
    return open.size >= mostAtOnce ? 'Too many calls at once.' : undefined
  }

  return {
    hear(message: CallMessage): void {
      if ('abort' in message) open.get(message.abort)?.abort()
      else void make(message)
    },
  }
}
