import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { hydrated } from '../support/edge/hydrated.ts'
import { menuLink } from '../support/menu-link.ts'
import { expect, test } from '../support/test.ts'
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

const marked = (page: Page) => page.evaluate(() => 'untouched' in window)

for (const { name, from, area, to } of remotes)
  for (const fault of Object.keys(faults) as FaultName[])
    test(`${name} ${fault}: shows an error, and recovers without a reload${always(name, fault) ? '' : ' @matrix'}`, async ({
      page,
      say,
      at,
      watch,
    }) => {
      watch.allow(/./)
      const mend = await breakRemote(page, name, fault)
      await page.goto(at(from))
      await page.evaluate(() => Object.assign(window, { untouched: true }))
      await (await hydrated(menuLink(page, area))).click()
      const failed = page.getByRole('heading', { level: 1, name: say('shell.remote-failed.title') })
      await expect(failed).toBeVisible()
      await expect(page).toHaveURL(to)
      await expect(page).toHaveTitle(say('shell.remote-failed.title'))

      // The rest of the site works: the page of another remote opens while this one fails.
      await page.goBack()
      await expect(failed).toBeHidden()
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await page.goForward()
      await expect(failed).toBeVisible()

      await mend()
      const retry = page.getByRole('button', { name: say('shell.remote-failed.retry') })
      await expect(async () => {
        if (await retry.isVisible()) await retry.click({ timeout: 2_000 })
        await expect(retry).toBeHidden({ timeout: 4_000 })
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible({
          timeout: 4_000,
        })
      }).toPass({ timeout: 40_000 })
      await expect(page).not.toHaveTitle(say('shell.remote-failed.title'))
      expect(await marked(page)).toBe(true)
    })

test('a page opened at its address shows the error too, and other pages can be opened', async ({
  page,
  say,
  at,
  watch,
}) => {
  watch.allow(/./)
  await breakRemote(page, 'mfe-tenants', 'missing')
  await page.goto(at('/propietario'))
  await expect(page.getByRole('heading', { name: say('shell.remote-failed.title') })).toBeVisible()
  await page.getByRole('button', { name: say('shell.remote-failed.detail') }).click()
  await expect(page.getByRole('alert')).toContainText('mfe-tenants: broken')
  await expectAccessible(page, 'remote failed')
  await menuLink(page, '/propiedad').click()
  await expect(page.getByRole('heading', { name: say('shell.remote-failed.title') })).toBeHidden()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})
