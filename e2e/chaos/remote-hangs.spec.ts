import { openHangingProxy, type HangingProxy } from '@metrolibre/testing/browser'
import { hydrated } from '../support/edge/hydrated.ts'
import { menuLink } from '../support/menu-link.ts'
import { platform } from '../support/platform.ts'
import { test as base, expect } from '../support/test.ts'

const remotes = [
  { name: 'mfe-tenants', from: '/', area: '/propietario' },
  { name: 'mfe-owners', from: '/propietario', area: '/propiedad' },
  { name: 'mfe-public', from: '/propiedad', area: '/' },
] as const

/**
 * Waiting for the deadlines takes half a minute each, so `npm test` does it for one remote and the matrix for
 * all.
 */
const always = (name: string) => (name === 'mfe-owners' ? '' : ' @matrix')

/** Over HTTP/1.1, browsers open six connections to a site. */
const connections = 6

const test = base.extend<{ network: HangingProxy }>({
  network: async ({ page, watch }, give) => {
    watch.allow(/./)
    const proxy = await openHangingProxy(platform.url)
    await page.addInitScript(() =>
      localStorage.setItem(
        'metrolibre.consent',
        JSON.stringify({ choice: 'declined', version: '2026-11', at: '2026-11-01T12:00:00.000Z' }),
      ),
    )
    await give(proxy)
    await proxy.close()
  },
})

for (const { name, from, area } of remotes) {
  test(`${name} never answers: the rest of the site works, its connections are freed, and it recovers${always(name)}`, async ({
    page,
    say,
    at,
    network,
  }) => {
    await page.goto(network.url + at(from))
    const link = await hydrated(menuLink(page, area))
    await page.evaluate(() => Object.assign(window, { untouched: true }))
    network.hang(`/r/${name}/`)
    await link.click()
    const failed = page.getByRole('heading', { level: 1, name: say('shell.remote-failed.title') })
    const retry = page.getByRole('button', { name: say('shell.remote-failed.retry') })
    await expect(failed).toBeVisible()
    await expect(retry).toBeEnabled()

    // Some of its requests are still pending; pages of other remotes open nevertheless.
    expect(network.pending()).toBeGreaterThan(0)
    await page.goBack()
    await expect(failed).toBeHidden()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => fetch('/registry.json').then(({ status }) => status))).toBe(200)
    await page.goForward()
    await expect(failed).toBeVisible()

    // A second failed attempt leaves no more pending requests than the first.
    await retry.click()
    await expect(retry).toBeEnabled()
    await expect.poll(network.pending).toBeLessThan(connections)
    await expect.poll(network.pending, { timeout: 40_000, message: 'given up at the deadline' }).toBe(0)

    network.hang(`/r/${name}/`)
    await retry.click()
    await expect.poll(network.pending, { message: 'hangs once more' }).toBeGreaterThan(0)
    network.mend()
    // Requests that still hang do not block new ones.
    await expect(retry).toBeEnabled()
    await retry.click()
    await expect(failed).toBeHidden()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => 'untouched' in window), 'without a new document').toBe(true)
  })

  test(`${name} never answers while its page opens: what can be read stays, and it starts by itself`, async ({
    page,
    say,
    at,
    network,
  }) => {
    network.hang(`/r/${name}/`)
    await page.goto(network.url + at(area), { waitUntil: 'commit' })
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    await expect.poll(network.pending, { message: 'it asks' }).toBeGreaterThan(0)
    expect(await page.evaluate(() => fetch('/registry.json').then(({ status }) => status))).toBe(200)
    await expect.poll(network.pending).toBeLessThan(connections)
    await expect(page.getByText(say('shell.remote-failed.title'))).toBeHidden()
    network.mend()
    await hydrated(heading)
    await expect(heading).toBeVisible()
  })
}
