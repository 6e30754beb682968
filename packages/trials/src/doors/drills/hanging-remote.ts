import { openHangingProxy, type HangingProxy } from '@metrolibre/testing/browser'
import type { Page } from 'playwright'
import type { Finding, TrialPlace } from '../../drill/drill.ts'
import { linkedRemotes, type LinkedRemote, type LinkedRegistry } from '../linked-remotes.ts'
import { textOfPage, withVisitor } from '../visitor.ts'

/** How long to wait for something before it counts as missing. */
const patienceMs = 40_000
/** The number of connections that browsers open to a site over HTTP/1.1. */
const connections = 6

const since = (start: number): string => `${((performance.now() - start) / 1000).toFixed(1)} s`

/** Returns the seconds until a condition is true, or undefined when it never was. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<string | undefined> {
  const start = performance.now()
  while (performance.now() - start < patienceMs) {
    if (await isSo()) return since(start)
    await new Promise((resolve) => void setTimeout(resolve, 100))
  }
  return undefined
}

/**
 * Returns the status of a call that the page makes to the site while the remote hangs, or 0 without a
 * response.
 */
const askBeside = (page: Page, path: string): Promise<number> =>
  page.evaluate(
    (asked) =>
      fetch(asked, { signal: AbortSignal.timeout(10_000), cache: 'no-store' }).then(
        ({ status }) => status,
        () => 0,
      ),
    path,
  )

async function hang(
  page: Page,
  proxy: HangingProxy,
  { name: remote, from, to }: LinkedRemote,
): Promise<Finding[]> {
  const failed = page.getByRole('heading', { level: 1, name: textOfPage('shell.remote-failed.title') })
  const retry = page.getByRole('button', { name: textOfPage('shell.remote-failed.retry') })
  // Wait until the page is idle, because on a busy machine scripts attach to links late.
  await page.goto(proxy.url + from, { waitUntil: 'networkidle' })
  await page.evaluate(() => Object.assign(window, { untouched: true }))
  proxy.hang(`/r/${remote}/`)
  const leadsThere = to === '/' ? '[href="/"]' : `[href$="${to}"]`
  await page.locator(`:is(header, nav) a${leadsThere}:visible`).first().click()
  const offered = await until(async () => (await failed.isVisible()) && (await retry.isEnabled()))
  const beside = [await askBeside(page, '/registry.json'), await askBeside(page, '/api/currency')]
  const held = proxy.pending()
  const free = await until(() => proxy.pending() === 0)
  proxy.mend()
  await retry.click({ timeout: patienceMs }).catch(() => undefined)
  const recovered = await until(
    async () => !(await failed.isVisible()) && page.locator('main h1').first().isVisible(),
  )
  const kept = await page.evaluate(() => 'untouched' in window)
  return [
    {
      what: `while requests for ${remote} get no response, the error message with a retry button appears`,
      held: offered !== undefined,
      seen: offered ? `after ${offered}` : 'it did not appear',
    },
    {
      what: '  other calls of the page are answered meanwhile',
      held: beside.every((status) => status === 200) && held < connections,
      seen: `${beside.join(', ')}; ${held} of ${connections} connections are waiting`,
    },
    {
      what: '  the requests that wait for it are aborted',
      held: free !== undefined,
      seen: free ? `after ${free} more` : `${proxy.pending()} are still waiting`,
    },
    {
      what: '  once it responds again, the button shows its page without reloading the document',
      held: recovered !== undefined && kept,
      seen: recovered ? `after ${recovered}${kept ? '' : ', in a new document'}` : 'it did not appear',
    },
  ]
}

/** Lets a remote hang and watches from a browser over HTTP/1.1. The rest of the site must keep working. */
export async function hangingRemote({ url }: TrialPlace): Promise<Finding[]> {
  const findings: Finding[] = []
  const registry = (await (await fetch(`${url}/registry.json`)).json()) as LinkedRegistry
  for (const remote of linkedRemotes(registry)) {
    const proxy = await openHangingProxy(url)
    try {
      findings.push(...(await withVisitor((page) => hang(page, proxy, remote))))
    } finally {
      await proxy.close()
    }
  }
  return findings
}
