import type { RegisterBody } from '@metrolibre/contract'
import { expect, type Page } from '@playwright/test'
import { type Hands, withMouse } from './keyboard.ts'
import { textsOf, type Locale } from './texts.ts'

const exactly = { exact: true } as const

/** Fills in the open login dialog and submits it. */
export async function enterWith(
  page: Page,
  locale: Locale,
  email: string,
  password: string,
  hands: Hands = withMouse,
): Promise<void> {
  const say = textsOf(locale)
  const dialog = page.getByRole('dialog')
  await hands.fill(dialog.getByLabel(say('shell.field.email')), email)
  await hands.fill(dialog.getByLabel(say('shell.field.password'), exactly), password)
  await hands.press(dialog.getByRole('button', { name: say('shell.login.submit'), ...exactly }))
}

/** Goes from the open login dialog to the registration and registers. */
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

/**
 * Continues from the welcome dialog after a login on the way to a page. In a wizard, or when one thing was
 * requested, a toast greets instead.
 */
export async function continueFromWelcome(page: Page, locale: Locale): Promise<void> {
  const say = textsOf(locale)
  const continueButton = page.getByRole('button', { name: say('shell.welcome.continue') })
  const inPassing = page.locator('.ml-toaster').getByText(say('shell.welcome.title').replace('{name}', ''))
  await expect(continueButton.or(inPassing).first()).toBeVisible({ timeout: 60_000 })
  if (await continueButton.isVisible()) await continueButton.click()
  await expect(continueButton).toBeHidden()
  // The requested page may open a dialog itself, so only the login dialog must be gone.
  await expect(page.getByRole('dialog').getByLabel(say('shell.field.password'), exactly)).toBeHidden()
}

/** Signs in on a guarded page and waits for its screen. */
export async function signInAt(
  page: Page,
  locale: Locale,
  path: string,
  who: { email: string; password: string },
): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 30_000 })
  await enterWith(page, locale, who.email, who.password)
  await continueFromWelcome(page, locale)
}
