import type { RegisterBody } from '@metrolibre/contract'
import { expect, type Page } from '@playwright/test'
import { textsOf, type Locale } from './texts.ts'

const exactly = { exact: true } as const

/** Fills the open login dialog and enters. */
export async function enterWith(page: Page, locale: Locale, email: string, password: string): Promise<void> {
  const say = textsOf(locale)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say('shell.field.email')).fill(email)
  await dialog.getByLabel(say('shell.field.password'), exactly).fill(password)
  await dialog.getByRole('button', { name: say('shell.login.submit'), ...exactly }).click()
}

/** Goes from the open login dialog to the registration and opens an account. */
export async function registerAs(page: Page, locale: Locale, person: RegisterBody): Promise<void> {
  const say = textsOf(locale)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: say('shell.register.title') }).click()
  const field = (name: string) => dialog.getByLabel(say(`shell.field.${name}`), exactly)
  await field('firstname').fill(person.firstname)
  await field('lastname').fill(person.lastname)
  await field('email').fill(person.email)
  await field('password').fill(person.password)
  await dialog.getByRole('radio', { name: person.country }).check()
  await field('birthDate').fill(person.birthDate)
  await dialog.getByRole('button', { name: say('shell.register.submit') }).click()
}

/** The greeting after a sign-in on the way to a page: goes on there. A wizard greets in passing, and so does one thing that was asked for. */
export async function goOnFromWelcome(page: Page, locale: Locale): Promise<void> {
  const say = textsOf(locale)
  const goOn = page.getByRole('button', { name: say('shell.welcome.continue') })
  const inPassing = page.locator('.ml-toaster').getByText(say('shell.welcome.title').replace('{name}', ''))
  await expect(goOn.or(inPassing).first()).toBeVisible({ timeout: 60_000 })
  if (await goOn.isVisible()) await goOn.click()
  await expect(goOn).toBeHidden()
  // What was asked for may be a dialog itself.
  await expect(page.getByRole('dialog').getByLabel(say('shell.field.password'), exactly)).toBeHidden()
}

/** Signs in at a guarded page and waits until its screen has come. */
export async function signInAt(
  page: Page,
  locale: Locale,
  path: string,
  who: { email: string; password: string },
): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 30_000 })
  await enterWith(page, locale, who.email, who.password)
  await goOnFromWelcome(page, locale)
}
