import type { Page } from '@playwright/test'
import { newPerson, register } from '../support/people.ts'
import { signInAt } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import type { Locale } from '../support/texts.ts'

const api = '**/api/**'

/** Sends the page as the composer does while the API is down: not rendered and without data. */
const sendEmpty = (page: Page) =>
  page.route(
    /\/(en\/)?propietario$/,
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const state = /(<script[^>]*id="page-state"[^>]*>)(.*?)(<\/script>)/s
      const body = html
        .replace(state, (_all, open: string, json: string, close: string) => {
          const bare = {
            ...(JSON.parse(json) as object),
            rendered: 'none',
            queries: { queries: [], mutations: [] },
          }
          return open + JSON.stringify(bare).replaceAll('<', String.raw`\u003c`) + close
        })
        .replace(/(<div id="root"[^>]*>).*(<\/div>\s*<script)/s, '$1$2')
      await route.fulfill({ response, body })
    },
    { times: 1 },
  )

test('a failed start is reported, leaves the app usable, and can be retried', async ({
  page,
  say,
  at,
  watch,
}) => {
  watch.allow(/fetch|503/)
  await page.route(api, (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      json: {
        type: 'about:blank',
        title: 'unavailable',
        status: 503,
        code: 'unavailable',
        message: 'Vuelve en un momento',
        requestId: 'req-start',
      },
    }),
  )
  await sendEmpty(page)
  await page.goto(at('/propietario'))
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText('Vuelve en un momento', { timeout: 30_000 })
  await expect(alert).toContainText('req-start')
  await expect(page.locator('a[href*="/details"]')).toHaveCount(0)

  await page.unroute(api)
  await alert.getByRole('button', { name: say('shell.start.retry') }).click()
  await expect(alert).toBeHidden()
  await expect(page.locator('a[href*="/details"]').first()).toBeVisible({ timeout: 30_000 })
})

/** Signs somebody in and opens a page of the account whose session can't be read, which is reported. */
async function openUnread(page: Page, locale: Locale, guarded: string) {
  const person = newPerson('Chile')
  await register(person, locale)
  await signInAt(page, locale, guarded, person)
  await page.route('**/auth/session', (route) => route.fulfill({ status: 503 }))
  await page.goto(guarded)
  return { person, alert: page.getByRole('alertdialog') }
}

test('a stored session that can’t be read is not taken for nobody’s, and is read again on request @phone', async ({
  page,
  locale,
  say,
  at,
  watch,
}) => {
  watch.allow(/503/)
  const { person, alert } = await openUnread(page, locale, at('/profile/main'))
  await alert.getByRole('button', { name: say('shell.start.continue') }).click({ timeout: 30_000 })
  await expect(page.getByRole('heading', { name: say('shell.guard.unreadTitle') })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const main = page.getByRole('main')
  await page.unroute('**/auth/session')
  await main.getByRole('button', { name: say('shell.start.retry') }).click()
  await expect(page.getByRole('heading', { name: say('shell.guard.unreadTitle') })).toBeHidden()
  await expect(main.getByText(person.firstname).first()).toBeVisible()
  await expect(main).toBeFocused()
})

test('the report of a failed start closes once the session is read by itself', async ({
  page,
  locale,
  say,
  at,
  watch,
}) => {
  watch.allow(/503/)
  const { person, alert } = await openUnread(page, locale, at('/profile/main'))
  await expect(alert.getByRole('button', { name: say('shell.start.retry') })).toBeVisible({ timeout: 30_000 })
  await page.unroute('**/auth/session')
  await expect(page.getByRole('main').getByText(person.firstname).first()).toBeVisible({ timeout: 30_000 })
  await expect(alert).toBeHidden()
})
