import type { Browser } from '@playwright/test'
import { platform } from '../support/platform.ts'
import { readRegistry } from '../support/registry.ts'
import { release } from '../support/release.ts'
import { expect, test } from '../support/test.ts'
import { faults } from './faults.ts'

const remote = 'mfe-tenants'

/** Returns the version that the visitors of one part get. */
async function versionFor(part: number): Promise<string> {
  const answer = await fetch(`${platform.url}/registry.json`, { headers: { cookie: `edition=${part}` } })
  const { remotes } = (await answer.json()) as { remotes: Record<string, { version: string }> }
  return remotes[remote]!.version
}

/**
 * Opens the search as a visitor of one part, whose browser can't load one of the versions. Returns whether the page, which
 * can be read in any case, has started.
 */
async function visit(browser: Browser, part: number, broken: string): Promise<boolean> {
  const context = await browser.newContext({ baseURL: platform.url, serviceWorkers: 'block' })
  await context.addCookies([{ name: 'edition', value: String(part), url: platform.url }])
  const page = await context.newPage()
  await page.route(`**/r/${remote}/${broken}/**`, faults.missing)
  const counted = page.waitForRequest('**/api/releases/beats')
  await page.goto('/propietario')
  await counted
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  const hasStarted = await heading.evaluate((node) =>
    Object.keys(node).some((key) => key.startsWith('__reactProps')),
  )
  await context.close()
  return hasStarted
}

// It waits for a whole minute, because the one in which a canary begins is not compared.
test('a canary whose pages fail goes back by itself, and only its visitors have seen it @matrix', async ({
  browser,
  watch,
}) => {
  test.setTimeout(600_000)
  watch.allow(/./)
  const control = (await readRegistry()).remotes[remote]!.version
  await release('build', remote)
  await release('canary', remote, '--percent', '50', '--unchecked', '--reason', 'Prueba')
  try {
    const parts = Array.from({ length: 40 }, (_, index) => index * 250)
    await expect
      .poll(async () => new Set(await Promise.all(parts.map(versionFor))).size, 'every composer hears of it')
      .toBe(2)
    const versions = await Promise.all(parts.map(versionFor))
    const canary = versions.find((version) => version !== control)!
    const [inside, outside] = [parts[versions.indexOf(canary)]!, parts[versions.indexOf(control)]!]
    await new Promise((resolve) => setTimeout(resolve, 60_000 - (Date.now() % 60_000) + 1_000))
    const canGoOn = async () => (await versionFor(inside)) === canary
    for (let round = 0; round < 24 && (await canGoOn()); round += 1) {
      const [usual, seen] = await Promise.all([outside, inside].map((part) => visit(browser, part, canary)))
      expect(usual).toBe(true)
      // The canary may have gone back just before this visit.
      if (await canGoOn()) expect(seen).toBe(false)
    }
    await expect.poll(() => release('list', remote), { timeout: 60_000 }).toMatch(/canary .* back\n.*failed/)
    await expect.poll(() => versionFor(inside)).toBe(control)
  } finally {
    await release('canary', remote, '--end').catch(() => undefined)
  }
})
