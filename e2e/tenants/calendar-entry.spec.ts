import type { PropertyDetail } from '@metrolibre/contract'
import { newPerson, register } from '../support/people.ts'
import { findPlace } from '../support/places.ts'
import { enterWith, continueFromWelcome } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

test('a calendar requires a login, and says when a place has no dates to rent @matrix', async ({
  page,
  locale,
  say,
  at,
}) => {
  const { property } = await findPlace({ country: 'Perú', type: 'entire', part: 'whole', byHour: false })
  const person = newPerson('Perú')
  await register(person)
  // Every place of the demo has dates, so they are removed from the response.
  await page.route(`**/api/locations/${property.id}`, async (route) => {
    const response = await route.fetch()
    const json = (await response.json()) as PropertyDetail
    await route.fulfill({ response, json: { ...json, endLease: null } satisfies PropertyDetail })
  })
  await page.goto(at(`/propietario/${property.id}/calendar/entire/monthly`))
  await expect(page.getByRole('dialog').getByLabel(say('shell.field.email'))).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(say('tenants.booking.refused.noLease'))).toHaveCount(0)
  await enterWith(page, locale, person.email, person.password)
  await continueFromWelcome(page, locale)
  const told = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(told.getByText(say('tenants.booking.refused.noLease'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(new RegExp(`/propietario/${property.id}/details$`))
})

test('after a login from the page, the keyboard goes on at the calendar', async ({
  page,
  locale,
  say,
  at,
}) => {
  const { property } = await findPlace({ country: 'Perú', type: 'entire', part: 'whole', byHour: false })
  const person = newPerson('Perú')
  await register(person)
  await page.goto(at(`/propietario/${property.id}/calendar/entire/monthly`))
  await expect(page.getByRole('dialog').getByLabel(say('shell.field.email'))).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('Escape')
  // This button goes with the page that asks for the login.
  await page
    .getByRole('main')
    .getByRole('button', { name: say('shell.login.submit') })
    .click()
  await enterWith(page, locale, person.email, person.password)
  await continueFromWelcome(page, locale)
  await expect(page.locator('.ml-day').first()).toBeVisible()
  await expect(page.locator('main')).toBeFocused()
})
