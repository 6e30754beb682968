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

/** Returns undefined for bytes that are no text: what they refer to would be anybody's guess. */
const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path.replaceAll(/%(?![\da-f]{2})/gi, '%25'))
  } catch {
    return undefined
  }
}

/**
 * Returns whether an address is one of the API that the public reaches too. Its metrics are for machines of the same
 * network.
 */
export function isPublicApi(apiUrl: string, address: string): boolean {
  if (!URL.canParse(address)) return false
  const [base, url] = [new URL(`${apiUrl.replace(/\/$/, '')}/api/`), new URL(address)]
  const path = decoded(url.pathname)
  return (
    url.origin === base.origin &&
    url.username === '' &&
    path !== undefined &&
    path.startsWith(base.pathname) &&
    !/^metrics(?:\/|$)/i.test(path.slice(base.pathname.length).replace(/^\/+/, ''))
  )
}

/**
 * Makes the calls of code that has no network of its own: reads of the public API, and nothing else. They count for the visitor
 * whom `isFor` knows from a page that is being made, not for anybody whom the code names.
 */
export function createApiCalls(
  apiUrl: string,
  answer: (message: AnswerMessage) => void,
  isFor: (forwardedFor: string) => boolean,
) {
  const open = new Map<number, AbortController>()
  const mayPass = ([name, value]: [string, string]) =>
    passedHeaders.includes(name) && (name !== 'x-forwarded-for' || isFor(value))

  async function make({ call, url, method, headers }: Extract<CallMessage, { call: number }>): Promise<void> {
    const refusal = refusalOf(url, method)
    if (refusal) return answer({ answered: call, error: refusal })
    const abort = new AbortController()
    open.set(call, abort)
    try {
      const response = await fetch(url, {
        method,
        headers: [...headers.filter(mayPass), ...Object.entries(unpacked)],
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
