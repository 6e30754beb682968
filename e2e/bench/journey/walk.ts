import type { CDPSession, Page } from 'playwright'

/** What tells that the page has answered: an element of this selector is seen, with this text if one is given. */
export interface Sign {
  selector: string
  /** A pattern of its text. */
  text?: string
}

/** One wait of a person, from the touch until the sign was painted. */
export interface Wait {
  name: string
  ms: number
  /** Method and path of what was asked for meanwhile, with the milliseconds after the touch. */
  requests: readonly string[]
  /** How long each task over 50 ms took, in milliseconds. */
  tasks: readonly number[]
  bytes: number
}

const patienceMs = 60_000

declare global {
  interface Window {
    walkBegan?: (at: number) => void
    walkSaw?: (id: string, at: number) => void
    walkTasks?: number[]
  }
}

/** Runs in each document: notes long tasks, and the instant of each touch and key. */
function listen(): void {
  window.walkTasks = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.walkTasks?.push(Math.round(duration))
  }).observe({ type: 'longtask', buffered: true })
  const begun = ({ timeStamp }: Event) => window.walkBegan?.(performance.timeOrigin + timeStamp)
  addEventListener('pointerdown', begun, { capture: true })
  addEventListener('keydown', begun, { capture: true })
}

/** Runs in the page: tells when the sign was painted. Nothing is asked of each frame, which would interrupt the page. */
function watch([id, sign]: readonly [string, Sign]): void {
  const start = () => {
    const isSeen = () =>
      [...document.querySelectorAll(sign.selector)].some(
        (each) =>
          each.checkVisibility() &&
          (sign.text === undefined || new RegExp(sign.text).test(each.textContent.trim())),
      )
    const afterPaint = new MessageChannel()
    const tell = () => window.walkSaw?.(id, performance.timeOrigin + performance.now())
    afterPaint.port1.addEventListener('message', tell, { once: true })
    afterPaint.port1.start()
    const look = () => {
      if (!isSeen()) return
      changes.disconnect()
      removeEventListener('focusin', look)
      requestAnimationFrame(() => afterPaint.port2.postMessage(null))
    }
    const changes = new MutationObserver(look)
    changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    addEventListener('focusin', look)
    look()
  }
  if (document.documentElement) start()
  else document.addEventListener('readystatechange', start, { once: true })
}

interface Tab {
  page: Page
  session: CDPSession
}

/** Measures the waits of a person in the tabs of one browser. */
export class Walk {
  readonly waits: Wait[] = []
  #began = 0
  #seen = new Map<string, (at: number) => void>()
  #requests: { at: number; text: string }[] = []
  #bytes = 0

  /** Listens in a tab, before its first document. */
  async follow({ page, session }: Tab): Promise<void> {
    await page.exposeFunction('walkBegan', (at: number) => {
      if (this.#began === 0) this.#began = at
    })
    await page.exposeFunction('walkSaw', (id: string, at: number) => this.#seen.get(id)?.(at))
    await page.addInitScript(listen)
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      this.#requests.push({ at: Date.now(), text: `${request.method()} ${pathname}` })
    })
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      this.#bytes += encodedDataLength
    })
  }

  /**
   * Does something, and waits until its sign is painted. The clock starts with the first touch or key of `act`, or at once
   * if it has none, as for an address that is typed.
   * @throws Error when no sign is seen within a minute
   */
  async wait(name: string, page: Page, act: () => Promise<unknown>, sign: Sign): Promise<void> {
    const id = `${this.waits.length} ${name}`
    const seen = Promise.withResolvers<number>()
    const late = setTimeout(() => seen.reject(new Error(`${name}: nothing was seen.`)), patienceMs)
    this.#seen.set(id, seen.resolve)
    this.#began = 0
    this.#requests = []
    this.#bytes = 0
    const called = Date.now()
    await page.addInitScript(watch, [id, sign] as const)
    await page.evaluate(watch, [id, sign] as const)
    await page.evaluate(() => void (window.walkTasks = []))
    const acting = act()
    const end = await seen.promise.finally(() => clearTimeout(late))
    await acting
    const began = this.#began || called
    const tasks = await page.evaluate(() => window.walkTasks ?? [])
    const requests = this.#requests
      .filter(({ at }) => at >= began - 20 && at <= end)
      .map(({ at, text }) => `${Math.round(at - began)} ${text}`)
    this.waits.push({ name, ms: end - began, requests, tasks, bytes: this.#bytes })
  }
}
