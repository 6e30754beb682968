import type { Dialog, Page } from '@playwright/test'
import { newPerson, register } from '../support/people.ts'
import { signInAt } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import type { Locale } from '../support/texts.ts'

/** Opens the profile of a new user. */
async function openProfile(
  page: Page,
  locale: Locale,
  at: (path: string) => string,
  path = '/profile/main',
): Promise<void> {
  const person = newPerson('Chile')
  await register(person)
  await signInAt(page, locale, at(path), person)
}

const copying = {
  es: { detail: 'Ver detalle', copy: 'Copiar', copied: 'Copiado' },
  en: { detail: 'Show details', copy: 'Copy', copied: 'Copied' },
} as const

const leaving = {
  es: ['¿De verdad quieres irte?', '¡Tienes cambios no guardados!'],
  en: ['Do you really want to leave?', 'You have unsaved changes!'],
} as const

test('every way of leaving unsaved changes asks for confirmation', async ({ page, locale, say, at }) => {
  // Opened through the app, so that going back also stays inside the app.
  await openProfile(page, locale, at, '/my-locations/reservations')
  await page.getByRole('button', { name: /Elisa/ }).click()
  await page.getByRole('link', { name: /^(Perfil|Profile)$/ }).click()
  const name = page.getByLabel(say('mfe-owners.profile.firstName'))
  await name.fill('Elisa Antonia')
  const [title, text] = leaving[locale]
  const question = page.getByRole('alertdialog', { name: title })
  const stay = () => question.getByRole('button').first().click()

  await test.step('following a link', async () => {
    await page.getByRole('link', { name: say('mfe-owners.profile.bookings.action') }).click()
    await expect(question).toContainText(text)
    await stay()
    await expect(name).toHaveValue('Elisa Antonia')
  })

  await test.step('going back', async () => {
    await page.evaluate(() => history.back())
    await expect(question).toBeVisible()
    await stay()
    await expect(page).toHaveURL(/\/profile\/main/)
  })

  await test.step('logging out', async () => {
    await page
      .getByRole('main')
      .getByRole('button', { name: say('mfe-owners.profile.logout') })
      .click()
    await expect(question).toBeVisible()
    await stay()
    await expect(name).toHaveValue('Elisa Antonia')
  })

  await test.step('another tab of the page keeps the input and asks nothing', async () => {
    await page.getByRole('link', { name: say('mfe-owners.profile.tab.settings') }).click()
    await expect(page.getByRole('heading', { name: say('mfe-owners.profile.settings.title') })).toBeVisible()
    await page.getByRole('link', { name: say('mfe-owners.profile.tab.profile') }).click()
    await expect(name).toHaveValue('Elisa Antonia')
  })

  await test.step('a reload and closing the tab ask with the browser’s own dialog', async () => {
    const asked: string[] = []
    const answer = (dialog: Dialog) => {
      asked.push(dialog.type())
      return dialog.dismiss()
    }
    page.on('dialog', answer)
    await page.evaluate(() => setTimeout(() => location.reload()))
    await expect.poll(() => asked).toEqual(['beforeunload'])
    await page.close({ runBeforeUnload: true })
    await expect.poll(() => asked).toEqual(['beforeunload', 'beforeunload'])
    page.off('dialog', answer)
    await expect(name).toHaveValue('Elisa Antonia')
  })

  await test.step('leaves after confirming without saving', async () => {
    await page.getByRole('link', { name: say('mfe-owners.profile.bookings.action') }).click()
    await question.getByRole('button').last().click()
    await expect(page).toHaveURL(/\/my-locations\/reservations/)
  })
})

test('errors show the server’s message with an id to copy, and successes show a toast for three seconds', async ({
  page,
  context,
  locale,
  say,
  at,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openProfile(page, locale, at)
  const save = page.locator('#edit').getByRole('button', { name: say('mfe-owners.profile.save') })
  await page.getByLabel(say('mfe-owners.profile.firstName')).fill('Antonia')
  await page.route('**/api/auth/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 503,
          contentType: 'application/problem+json',
          json: {
            type: 'about:blank',
            title: 'unavailable',
            status: 503,
            code: 'unavailable',
            message: 'Ahora no se puede',
            requestId: 'req-4711',
          },
        })
      : route.fallback(),
  )
  await save.click()
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText('Ahora no se puede')
  const words = copying[locale]
  await expect(alert.getByText(/req-4711/)).toBeHidden()
  await alert.getByText(words.detail).click()
  await expect(alert.getByText(/req-4711/)).toBeVisible()
  await alert.getByRole('button', { name: words.copy }).click()
  await expect(alert.getByRole('button', { name: words.copied })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('req-4711')
  await alert.getByRole('button', { name: say('shell.notice.read') }).click()
  await page.unroute('**/api/auth/*')

  await page.clock.install()
  await save.click()
  const toast = page.locator('.ml-toaster').getByText(say('mfe-owners.profile.saved'))
  await expect(toast).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(2_000)
  await expect(toast).toBeVisible()
  await page.clock.runFor(1_100)
  await expect(toast).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: /Antonia/ })).toBeVisible()
})

test('users can pause their own account after a confirmation, and are then signed out', async ({
  page,
  locale,
  say,
  at,
}) => {
  await openProfile(page, locale, at)
  await page.getByRole('link', { name: say('mfe-owners.profile.tab.settings') }).click()
  const pause = page.getByRole('button', { name: say('mfe-owners.profile.pause.action') })
  const notice = page.getByRole('alertdialog')
  await pause.click()
  await notice.getByRole('button', { name: say('mfe-owners.profile.pause.keep') }).click()
  await expect(notice).toBeHidden()
  await pause.click()
  await notice.getByRole('button', { name: say('mfe-owners.profile.pause.action') }).click()
  await expect(notice).toContainText(say('mfe-owners.profile.pause.doneTitle'))
  await expect(page).toHaveURL(/localhost:\d+\/(en)?$/)
})
