import { expectAccessible } from '../support/accessibility.ts'
import { ask } from '../support/api.ts'
import { hydrated } from '../support/edge/hydrated.ts'
import { menuLink } from '../support/menu-link.ts'
import { expect } from '../support/test.ts'
import { leaveAndReturn, mainTitle, markDocument, test } from './broken-page.ts'
import { breakRemote, type FaultName, faults } from './faults.ts'

const home = /\/(en\/?)?$/
const remotes = [
  { name: 'mfe-tenants', from: '/', area: '/propietario', to: /\/propietario$/ },
  { name: 'mfe-owners', from: '/propietario', area: '/propiedad', to: /\/propiedad$/ },
  { name: 'mfe-public', from: '/propiedad', area: '/', to: home },
] as const

/** The short run tries several faults on one remote, and one fault on every remote. */
const kinds: readonly FaultName[] = ['refused', 'hanging', 'HTML instead', 'altered']
const always = (remote: string, fault: FaultName) =>
  remote === 'mfe-tenants' ? kinds.includes(fault) : fault === 'missing'

for (const { name, from, area, to } of remotes)
  for (const fault of Object.keys(faults) as FaultName[])
    test(`${name} ${fault}: shows an error, and recovers without a reload${always(name, fault) ? '' : ' @matrix'}`, async ({
      page,
      say,
      at,
    }) => {
      const mend = await breakRemote(page, name, fault)
      await page.goto(at(from))
      const isSameDocument = await markDocument(page)
      await (await hydrated(menuLink(page, area))).click()
      const failed = page.getByRole('heading', { level: 1, name: say('shell.remote-failed.title') })
      await expect(failed).toBeVisible()
      await expect(page).toHaveURL(to)
      await expect(page).toHaveTitle(say('shell.remote-failed.title'))

      await leaveAndReturn(page, failed)

      await mend()
      const retry = page.getByRole('button', { name: say('shell.remote-failed.retry') })
      await expect(async () => {
        if (await retry.isVisible()) await retry.click({ timeout: 2_000 })
        await expect(retry).toBeHidden({ timeout: 4_000 })
        await expect(mainTitle(page)).toBeVisible({ timeout: 4_000 })
      }).toPass({ timeout: 40_000 })
      await expect(page).not.toHaveTitle(say('shell.remote-failed.title'))
      expect(await isSameDocument()).toBe(true)
    })

test('the error names what failed, is accessible, and other pages can be opened', async ({
  page,
  say,
  at,
}) => {
  await breakRemote(page, 'mfe-tenants', 'missing')
  await page.goto(at('/'))
  await (await hydrated(menuLink(page, '/propietario'))).click()
  await expect(page.getByRole('heading', { name: say('shell.remote-failed.title') })).toBeVisible()
  await page.getByRole('button', { name: say('shell.remote-failed.detail') }).click()
  await expect(page.getByRole('alert')).toContainText('mfe-tenants: broken')
  await expectAccessible(page, 'remote failed')
  await menuLink(page, '/propiedad').click()
  await expect(page.getByRole('heading', { name: say('shell.remote-failed.title') })).toBeHidden()
  await expect(mainTitle(page)).toBeVisible()
})

for (const fault of ['missing', 'unavailable', 'truncated'] as const)
  test(`a page that the server has drawn stays readable when its code is ${fault}, and starts by itself`, async ({
    page,
    say,
    at,
  }) => {
    const { locations } = await ask<{ locations: { id: string }[] }>('/locations/')
    let attempts = 0
    page.on('request', (request) => {
      if (/\/r\/mfe-tenants\/.*\.js$/.test(request.url())) attempts += 1
    })
    const mend = await breakRemote(page, 'mfe-tenants', fault)
    await page.goto(at(`/propietario/${locations[0]!.id}/details`))
    const name = mainTitle(page)
    await expect(name).toBeVisible()
    const first = attempts
    await expect.poll(() => attempts, { message: 'it tries again', timeout: 30_000 }).toBeGreaterThan(first)
    // A press waits for the code.
    await page.locator('.ml-gallery > button').first().click()
    await expect(name).toBeVisible()
    await expect(page.getByText(say('shell.remote-failed.title'))).toBeHidden()
    await mend()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(page.locator('.ml-lightbox')).toBeVisible({ timeout: 30_000 })
  })
