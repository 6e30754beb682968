import { demo, demoPassword } from '../support/people.ts'
import { hydrated } from '../support/edge/hydrated.ts'
import { menuLink } from '../support/menu-link.ts'
import { signInAt } from '../support/sign-in.ts'
import { expect } from '../support/test.ts'
import { leaveAndReturn, mainTitle, markDocument, test } from './broken-page.ts'
import { breakRemote } from './faults.ts'
import { releases, takeBack } from './faults-inside.ts'

const remotes = [
  { name: 'mfe-tenants', from: '/propiedad', area: '/propietario' },
  { name: 'mfe-owners', from: '/propietario', area: '/propiedad' },
  { name: 'mfe-public', from: '/propietario', area: '/' },
] as const

for (const [fault, promote] of Object.entries(releases))
  for (const { name, from, area } of remotes)
    test(`${name} ${fault}: its pages show an error, and work again after a rollback${name === 'mfe-tenants' ? '' : ' @matrix'}`, async ({
      page,
      say,
      at,
    }) => {
      await promote(page, name)
      await page.goto(at(from))
      const isSameDocument = await markDocument(page)
      await (await hydrated(menuLink(page, area))).click()
      const failed = page.getByRole('heading', { name: say('shell.remote-failed.title') })
      await expect(failed).toBeVisible()
      await leaveAndReturn(page, failed)

      await takeBack(page)
      // The menu's link to this page may be loaded ahead at this very moment, which mends it without a press.
      await expect(async () => {
        const retry = page.getByRole('button', { name: say('shell.remote-failed.retry') })
        if (await failed.isVisible()) await retry.click({ timeout: 2_000 })
        await expect(failed).toBeHidden({ timeout: 10_000 })
      }).toPass({ timeout: 30_000 })
      await expect(mainTitle(page)).toBeVisible({ timeout: 30_000 })
      expect(await isSameDocument(), 'without a new document').toBe(true)
    })

test('administration that can’t be loaded shows an error to an admin, and recovers', async ({
  page,
  say,
  at,
  locale,
}) => {
  await signInAt(page, locale, at('/profile/main'), { email: demo.admin, password: demoPassword })
  const mend = await breakRemote(page, 'mfe-admin', 'missing')
  await page.goto(at('/admin/payments'))
  const failed = page.getByRole('heading', { name: say('shell.remote-failed.title') })
  await expect(failed).toBeVisible()
  await mend()
  // It tries again by itself, also without this press.
  await page
    .getByRole('button', { name: say('shell.remote-failed.retry') })
    .click({ timeout: 2_000 })
    .catch(() => undefined)
  await expect(failed).toBeHidden({ timeout: 30_000 })
  await expect(mainTitle(page)).toBeVisible({ timeout: 30_000 })
})
