import { hydrated } from '../support/edge/hydrated.ts'
import { menuLink } from '../support/menu-link.ts'
import { readRegistry } from '../support/registry.ts'
import { release } from '../support/release.ts'
import { expect, test } from '../support/test.ts'
import { hasTakenOver, untilKept, untilReady, untilWarm } from './worker.ts'

test.use({ serviceWorkers: 'allow' })

/** Another remote than the one that e2e/chaos promotes. */
const remote = 'mfe-owners'

test('a newer edition is offered, and is loaded with the next page, not before', async ({
  page,
  at,
  say,
}) => {
  await page.goto(at('/propietario'))
  await untilKept(page, at('/propietario'))
  await untilReady(page)
  await untilWarm(page)
  await page.evaluate(() => Object.assign(window, { untouched: true }))
  const marked = () => page.evaluate(() => 'untouched' in window)
  const running = async () => (await readRegistry()).remotes[remote]!.version
  const old = await running()
  await release('build', remote)
  try {
    await release('promote', remote, '--unchecked', '--reason', 'Prueba')
    await expect.poll(running, 'every composer hears of it').not.toBe(old)
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    const accept = page.getByRole('button', { name: say('shell.update.accept'), exact: true })
    await accept.click()
    await expect(accept).toBeHidden()
    expect(await marked(), 'nothing happened to the page').toBe(true)
    await expect.poll(() => page.evaluate(hasTakenOver), 'the new worker is in charge').toBe(true)

    const { version } = (await readRegistry()).remotes[remote]!
    const entry = page.waitForRequest(new RegExp(`/r/${remote}/${version}/`))
    await (await hydrated(menuLink(page, '/propiedad'))).click()
    await entry
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    expect(await marked(), 'a new document').toBe(false)
  } finally {
    await release('rollback', remote)
  }
})
