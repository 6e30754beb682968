import { linksNearby } from './links-nearby.ts'
import { mayWarm } from './may-warm.ts'
import { whenIdle, whenUsed } from '../../registry/when-idle.ts'

/** Screens that are loaded ahead from one page; more would cost visitors data for little. */
const most = 6
/** In ms: how long the page has to stand still after scrolling. */
const pause = 400

interface Parts {
  /** Names what a path shows, equal for paths that need the same code; undefined where there is nothing to load. */
  screenAt: (path: string) => string | undefined
  /** Loads the code and texts of what a path shows. */
  warm: (path: string) => Promise<unknown>
  /** Loads what calls to the API need, of all code that is loaded. */
  warmCalls: () => Promise<unknown>
  /** Loads the windows and messages that visitors see everywhere. */
  warmWindows: () => Promise<unknown>
}

/**
 * Loads the code of the pages to which the links nearby lead, of the calls for their data, of messages and of the login
 * window, while the page is idle and in use: then a press needs only data, and asks for it at once.
 */
export async function warmLinks({ screenAt, warm, warmCalls, warmWindows }: Parts): Promise<void> {
  await whenUsed()
  if (!mayWarm()) return
  const warmed = new Set<string>()
  let page = { path: location.pathname, left: most }
  const look = async () => {
    if (page.path !== location.pathname) page = { path: location.pathname, left: most }
    for (const path of linksNearby()) {
      const screen = screenAt(path)
      if (!screen || warmed.has(screen) || page.left === 0) continue
      warmed.add(screen)
      page.left -= 1
      await whenIdle()
      await warm(path)
    }
    await whenIdle()
    await warmCalls()
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const lookSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void look(), pause)
  }
  // A page change scrolls to its top, or changes what is focused.
  for (const sign of ['scroll', 'focusin'])
    window.addEventListener(sign, lookSoon, { passive: true, capture: true })
  await look()
  await whenIdle()
  await warmWindows()
}
