import type { FrameLocator } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { ask } from '../support/api.ts'
import { awaitMail } from '../support/inbox.ts'
import { demo, demoPassword, logIn, newPerson, register } from '../support/people.ts'
import { findPlace } from '../support/places.ts'
import { platform } from '../support/platform.ts'
import { enterWith, signInAt } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const anyOf = (count: number) => Math.floor(Math.random() * count)

/** Chooses a free hour in the next days, at random, because other tests book visits too. */
const chooseTime = async (widget: FrameLocator) => {
  // The first day is selected already. The page reloads for another day, so it must be loaded before typing.
  const day = widget.locator('.days a').nth(1 + anyOf(7))
  await day.click()
  await expect(day).toHaveAttribute('aria-current', 'date')
  const hours = widget.locator('.hours label:has(input:enabled)')
  await hours.nth(anyOf(await hours.count())).click()
}

test('a visit is booked with prefilled data, confirmed by mail, listed, and cancelled', async ({
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
  await page
    .getByRole('main')
    .getByRole('button', { name: say('tenants.visit.enter') })
    .click()
  await enterWith(page, locale, person.email, person.password)
  await expect(widget.locator('#email')).toHaveValue(person.email, { timeout: 30_000 })
  const welcome = page.getByRole('dialog', { name: like('shell.welcome.title') })
  await expect(welcome).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(welcome).toBeHidden()
  await expect(widget.locator('#name')).toHaveValue(`${person.firstname} ${person.lastname}`)
  await expect(widget.locator('#a1')).toHaveValue(property.name)
  // Now the exact address, with its number.
  await expect(widget.locator('#a2')).toHaveValue(/\d/)
  await chooseTime(widget)
  await widget.locator('button.book').click()
  await expect(page.getByText(say('tenants.visit.doneTitle'))).toBeVisible()
  await expectAccessible(page, 'the booked visit')

  // Mails are in the language that was used last.
  await awaitMail(person.email, locale === 'es' ? /Tu visita está agendada/ : /Your visit is booked/)
  await page.getByRole('link', { name: say('tenants.visit.mine') }).click()
  await expect(page.getByRole('heading', { name: say('mfe-owners.visits.coming') })).toBeVisible()
  await expect(page.getByRole('link', { name: property.name })).toBeVisible()
  await expectAccessible(page, 'my visits')

  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: say('mfe-owners.visits.cancel') }).click()
  const provider = await opened
  await provider.locator('button').click()
  await expect(provider.getByRole('status')).toBeVisible()
  await awaitMail(person.email, locale === 'es' ? /se canceló/ : /was cancelled/)
  await page.reload()
  await expect(page.getByText(say('mfe-owners.visits.cancelled'))).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('link', { name: say('mfe-owners.visits.cancel') })).toHaveCount(0)
})

test('a calendar whose site does not answer is told, and opened once it does @matrix', async ({
  page,
  say,
  at,
}) => {
  const { property } = await findPlace({ country: 'Chile', type: 'entire', byHour: false, part: 'whole' })
  const site = new URL(platform.standInsUrl)
  await page.route(
    (url) => url.origin === site.origin,
    (route) => route.abort('connectionrefused'),
  )
  await page.goto(at(`/propietario/${property.id}/schedule`))
  const told = page.getByRole('alert').filter({ hasText: say('tenants.visit.unanswered') })
  await expect(told).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('iframe')).toBeHidden()
  await expectAccessible(page, 'the calendar that does not answer')
  await page.unrouteAll()
  await told.getByRole('button', { name: say('tenants.search.retry') }).click()
  await expect(page.frameLocator('iframe').locator('#a1')).toBeVisible({ timeout: 30_000 })
  await expect(told).toBeHidden()
})

test('the owner is notified of a visit and moves it, and the visitor cancels it without a login @matrix', async ({
  page,
  locale,
  say,
  at,
}) => {
  const { token, user } = await logIn(demo.owner)
  const { locations } = await ask<{
    locations: { id: string; name: string; isActive: boolean; isVerified: boolean }[]
  }>(`/owner/${user.id}`, { token })
  const property = locations.find(({ isActive, isVerified }) => isActive && isVerified)!
  const { email } = newPerson('Chile')
  const name = `Vera ${email.slice(9, 19)}`
  await page.goto(at(`/propietario/${property.id}/schedule`))
  const widget = page.frameLocator('iframe')
  // A visitor who is not signed in can book too.
  await chooseTime(widget)
  await widget.locator('#name').fill(name)
  await widget.locator('#email').fill(email)
  await widget.locator('button.book').click()
  await expect(page.getByText(say('tenants.visit.doneTitle'))).toBeVisible()
  await awaitMail(demo.owner, new RegExp(`Tienes una visita: ${property.name}`))
  await awaitMail(email, new RegExp(property.name))

  await signInAt(page, locale, at('/my-locations/visits?view=owner'), {
    email: demo.owner,
    password: demoPassword,
  })
  await expect(page.getByText(name)).toBeVisible()
  await expect(page.getByRole('link', { name: property.name }).first()).toBeVisible()
  await expectAccessible(page, 'the visits of an owner')
  const row = page.getByRole('listitem').filter({ hasText: name })
  await row.getByRole('button', { name: say('mfe-owners.visits.move') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say('mfe-owners.visits.newTime')).selectOption({ index: 3 })
  await dialog.getByLabel(say('mfe-owners.visits.reason')).fill('Ese día pintamos')
  await expectAccessible(page, 'the dialog that moves a visit')
  await dialog.getByRole('button', { name: say('mfe-owners.visits.moveAction') }).click()
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('Ese día pintamos')

  const moved = await awaitMail(email, /Cambió la hora de tu visita/)
  const link = /\/visita#link=[\w.-]+/.exec(moved.text)![0]
  await page.goto(at(link))
  await page.getByRole('button', { name: say('tenants.visit.linked.cancel') }).click()
  await expectAccessible(page, 'a visit opened with the link of its mail')
  await page.getByRole('button', { name: say('tenants.visit.linked.sure') }).click()
  await expect(page.getByText(say('tenants.visit.linked.cancelled'))).toBeVisible()
  await awaitMail(demo.owner, new RegExp(`Se canceló una visita: ${property.name}`))
})
