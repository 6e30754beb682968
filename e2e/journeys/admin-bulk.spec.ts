import type { AdminUser } from '@metrolibre/contract'
import { randomBytes } from 'node:crypto'
import { expectAccessible } from '../support/accessibility.ts'
import { ask } from '../support/api.ts'
import { demo, demoPassword, logIn, newPerson, register } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { signInAt } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const letters = () => [...randomBytes(8)].map((byte) => String.fromCodePoint(97 + (byte % 26))).join('')

test('an admin verifies everybody whom a filter finds, more than a page shows, as a job that goes on without the page @phone', async ({
  page,
  locale,
  at,
  say,
}) => {
  test.setTimeout(180_000)
  const lastname = `Lote${letters()}`
  // A page of the list has 25.
  for (let count = 0; count < 27; count += 1) await register({ ...newPerson('Chile'), lastname })
  const text = (name: string) => say(`mfe-admin.${name}`)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInAt(page, locale, at(`/admin/users?q=${lastname}`), {
    email: demo.admin,
    password: demoPassword,
  })
  await settled(page)
  await page
    .getByRole('checkbox', { name: new RegExp(lastname) })
    .first()
    .check()
  const bar = page.getByRole('region', { name: text('list.chosenActions') })
  await bar.getByRole('button', { name: / 27$/ }).click()
  await expect(bar.getByText(/27/)).toBeVisible()
  await bar.getByRole('button', { name: text('users.bulk.verify'), exact: true }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(text('list.bulk.allText'))
  await expectAccessible(page, 'the question before an action for all that match')
  await question.getByRole('button', { name: text('users.bulk.verify'), exact: true }).click()
  // The newest is first; another one may be there from before.
  const panel = page.getByRole('region', { name: /27/ }).first()
  await expect(panel).toBeFocused()
  // The server goes on without the page.
  await page.goto(at('/admin/zones'))
  await settled(page)
  await page.goto(at(`/admin/users?q=${lastname}`))
  const download = panel.getByRole('button', { name: text('list.bulk.sheet') })
  await expect(download).toBeVisible({ timeout: 60_000 })
  await expect(panel).toContainText(/\b27 /)
  await expectAccessible(page, 'what came of an action for all that match')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  const { token } = await logIn(demo.admin)
  const { users } = await ask<{ users: AdminUser[] }>(`/admin/listusers?q=${lastname}&limit=100`, { token })
  expect(users.map(({ isVerified }) => isVerified)).toEqual(Array.from({ length: 27 }, () => true))
  const file = page.waitForEvent('download')
  await download.click()
  expect((await file).suggestedFilename()).toMatch(/^metrolibre-\d{4}-\d{2}-\d{2}\.xlsx$/)
  await panel.getByRole('button', { name: text('close'), exact: true }).click()
})
