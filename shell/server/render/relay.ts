import { serialize } from 'node:v8'
import type { FromWorker, RenderJob, ToWorker } from './messages.ts'

/** No page is a tenth as long. A limit is needed because the composer stores what is sent. */
const longestPage = 4_000_000
/** The same for a page with all that belongs to it, such as its head and its data, in bytes. */
const largestAnswer = 12_000_000

/** How many errors of code that no page waits for are passed on in a time. */
const strayAtMost = { count: 20, everyMs: 10_000 }
const longestError = 4_000

/**
 * Passes on what a worker says, as far as it was asked for: code that renders pages could say anything, as often as it
 * likes, and the composer serves everybody.
 */
export function createRelay(pass: (message: FromWorker) => void, now: () => number = Date.now) {
  const asked = new Map<number, RenderJob['request']>()
  let pings = 0
  let isReady = false
  let strays = { count: 0, since: now() }

  const mayStray = () => {
    if (now() - strays.since > strayAtMost.everyMs) strays = { count: 0, since: now() }
    strays.count += 1
    return strays.count <= strayAtMost.count
  }

  function hearObject(message: Record<string, unknown>): void {
    const { stray, begun, id, page, error } = message
    if (typeof stray === 'string')
      return mayStray() ? pass({ stray: stray.slice(0, longestError) }) : undefined
    if (typeof begun === 'number') return asked.has(begun) ? pass({ begun }) : undefined
    if (typeof id !== 'number' || !asked.delete(id)) return
    if (typeof error === 'string') return pass({ id, error: error.slice(0, longestError) })
    const { html } = (page ?? {}) as { html?: unknown }
    if (typeof html !== 'string') pass({ id, error: 'The page has no text.' })
    else if (html.length > longestPage) pass({ id, error: `The page has ${html.length} characters.` })
    else passPage({ id, page })
  }

  function passPage(answer: { id: number; page: unknown }): void {
    const { byteLength } = serialize(answer.page)
    if (byteLength > largestAnswer)
      pass({ id: answer.id, error: `The page and its data have ${byteLength} bytes.` })
    else pass(answer as FromWorker)
  }

  return {
    /** Whether a page is asked for and not answered. */
    isWaiting: (): boolean => asked.size > 0,
    /** Whether a page that is being made is for a visitor of these addresses. */
    isFor: (forwardedFor: string): boolean =>
      [...asked.values()].some((request) => request.forwardedFor === forwardedFor),
    /** Notes what the worker is asked. */
    ask(message: ToWorker): void {
      if (message === 'ping') pings += 1
      else asked.set(message.id, message.request)
    },
    hear(message: unknown): void {
      if (message === 'ready' && !isReady) {
        isReady = true
        pass('ready')
      } else if (message === 'pong' && pings > 0) {
        pings -= 1
        pass('pong')
      } else if (isReady && typeof message === 'object' && message !== null) hearObject({ ...message })
    },
  }
}
