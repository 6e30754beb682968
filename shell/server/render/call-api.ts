import type { MessagePort } from 'node:worker_threads'
import type { AnswerMessage, CallMessage } from './messages.ts'

const withoutBody = [204, 205, 304]

/** Returns a `fetch` that has the process's main thread make the call, and what hears the answers. */
export function createFetch(port: MessagePort) {
  const waiting = new Map<number, { give: (response: Response) => void; fail: (error: unknown) => void }>()
  let last = 0
  const post = (message: CallMessage) => port.postMessage(message)

  const fetchByProcess: typeof fetch = async (input, init) => {
    const { url, method, headers, signal } = new Request(input, init)
    signal.throwIfAborted()
    last += 1
    const call = last
    const { promise, resolve: give, reject: fail } = Promise.withResolvers<Response>()
    waiting.set(call, { give, fail })
    const abort = () => {
      post({ abort: call })
      fail(signal.reason)
    }
    signal.addEventListener('abort', abort)
    post({ call, url, method, headers: [...headers] })
    try {
      return await promise
    } finally {
      waiting.delete(call)
      signal.removeEventListener('abort', abort)
    }
  }
  return {
    fetch: fetchByProcess,
    hear(message: AnswerMessage): void {
      const one = waiting.get(message.answered)
      if (!one) return
      if ('error' in message) return one.fail(new TypeError(message.error))
      const { status, headers, body } = message
      one.give(new Response(withoutBody.includes(status) ? null : body, { status, headers }))
    },
  }
}
