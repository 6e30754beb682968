import { expectAccessible } from '../support/accessibility.ts'
import { awaitMail } from '../support/inbox.ts'
import { newPerson, register } from '../support/people.ts'
import { findPlace } from '../support/places.ts'
import { enterWith } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

test('a visit is booked filled in, told by mail, listed, and given up', async ({
  page,
  context,
  locale,
  say,
  like,
  at,
}) => {
  const { property } = await findPlace({ country: 'Chile', type: 'entire', byHour: false, part: 'whole' })
  const person = newPerson('Chile')
  await register(person)
  await page.goto(at(`/propietario/${property.id}/schedule`))
  const widget = page.frameLocator('iframe')
  await expect(widget.locator('#a2')).toHaveValue(new RegExp(property.zone.zone))
  await page.getByRole('button', { name: say('tenants.visit.signIn') }).click()
  await enterWith(page, locale, person.email, person.password)
  await expect(widget.locator('#email')).toHaveValue(person.email, { timeout: 30_000 })
  const welcome = page.getByRole('dialog', { name: like('shell.welcome.title') })
  await expect(welcome).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(welcome).toBeHidden()
  await expect(widget.locator('#name')).toHaveValue(`${person.firstname} ${person.lastname}`)
  await expect(widget.locator('#a1')).toHaveValue(property.name)
  // The whole address now, with its number.
  await expect(widget.locator('#a2')).toHaveValue(/\d/)
  await widget
    .locator('.days a')
    .nth(Math.floor(Math.random() * 8))
    .click()
  const hours = widget.locator('.hours label:has(input:enabled)')
  await hours.nth(Math.floor(Math.random() * (await hours.count()))).click()
  await widget.locator('button.book').click()
  await expect(page.getByText(say('tenants.visit.doneTitle'))).toBeVisible()
  await expectAccessible(page, 'the booked visit')

  // The account was opened in Spanish, and mails speak the language of the account.
  await awaitMail(person.email, /Tu visita está agendada/)
  await page.getByRole('link', { name: say('tenants.visit.mine') }).click()
  await expect(page.getByRole('heading', { name: say('mfe-owners.visits.coming') })).toBeVisible()
  await expect(page.getByRole('link', { name: property.name })).toBeVisible()
  await expectAccessible(page, 'my visits')

  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: say('mfe-owners.visits.cancel') }).click()
  const provider = await opened
  await provider.locator('button').click()
  await expect(provider.getByRole('status')).toBeVisible()
  await awaitMail(person.email, /se canceló/)
  await page.reload()
  await expect(page.getByText(say('mfe-owners.visits.cancelled'))).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('link', { name: say('mfe-owners.visits.cancel') })).toHaveCount(0)
})
