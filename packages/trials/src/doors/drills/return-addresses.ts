import type { Page } from 'playwright'
import type { Finding, TrialPlace } from '../../drill/drill.ts'
import { withVisitor } from '../visitor.ts'

const elsewhere = 'elsewhere.example'

/** Ways to write a URL of another site, or a script, as the page to return to, encoded for a query. */
const forms = [
  `//${elsewhere}`,
  `/%09/${elsewhere}`,
  `/%0A/${elsewhere}`,
  `/%0D%0A/${elsewhere}`,
  `%09//${elsewhere}`,
  `%20//${elsewhere}`,
  `%00//${elsewhere}`,
  `/%5C${elsewhere}`,
  `%5C%5C${elsewhere}`,
  `/%09%5C${elsewhere}`,
  `\\/${elsewhere}`,
  `%2F%2F${elsewhere}`,
  `%252F%252F${elsewhere}`,
  `/.//${elsewhere}`,
  `/%2e//${elsewhere}`,
  `/%252e//${elsewhere}`,
  `/a/..//${elsewhere}`,
  `http:%5C%5C${elsewhere}`,
  `http://${elsewhere}`,
  `http:${elsewhere}`,
  `ht%09tp://${elsewhere}`,
  `javascript:location.replace('http://${elsewhere}')`,
  `java%0Ascript:location.replace('http://${elsewhere}')`,
  `data:text/html,<script>location.replace('http://${elsewhere}')</script>`,
]

const patienceMs = 20_000

/**
 * Returns where the page leads after the connection is back. The event is dispatched as the browser does it.
 */
async function wayOn(page: Page, address: string): Promise<string> {
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  const end = performance.now() + patienceMs
  while (page.url() === new URL(address).href && performance.now() < end) {
    // When the page is already navigating, the event can't be dispatched.
    await page.evaluate(() => window.dispatchEvent(new Event('online'))).catch(() => undefined)
    await page.waitForTimeout(100)
  }
  return page.url()
}

/**
 * Opens the page for lost connections with forged return addresses. It must only lead to pages of this site.
 */
export async function returnAddresses({ url }: TrialPlace): Promise<Finding[]> {
  return withVisitor(async (page) => {
    const outside: string[] = []
    await page.context().route(
      ({ origin }) => origin !== url,
      (route) => {
        if (route.request().isNavigationRequest()) outside.push(route.request().url())
        return route.abort()
      },
    )
    const led: string[] = []
    const lost: string[] = []
    for (const form of forms) {
      const asked = `${url}/sin-conexion?volver=${form}`
      const { origin, pathname } = new URL(await wayOn(page, asked))
      if (origin !== url || outside.splice(0).length > 0) led.push(form)
      else if (pathname === '/sin-conexion') lost.push(form)
    }
    const back = await wayOn(page, `${url}/sin-conexion?volver=${encodeURIComponent('/posts?page=2')}`)
    return [
      {
        what: 'no return address leads to another site',
        held: led.length === 0,
        seen: led.join(' ') || `${forms.length} forms`,
      },
      {
        what: 'with such an address, the visitor is led to a page of this site',
        held: lost.length === 0,
        seen: lost.join(' ') || `${forms.length} forms`,
      },
      {
        what: 'a return address of this site is followed',
        held: back === `${url}/posts?page=2`,
        seen: back.slice(url.length),
      },
    ]
  })
}
