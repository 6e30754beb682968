import type { Page } from '@playwright/test'
import { disableAtProvider, failIdentity, healStandIns } from '../support/identity-faults.ts'
import { newPerson, register } from '../support/people.ts'
import { signInAt } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const guarded = '/profile/main'
const account = (page: Page) => page.getByRole('button', { name: /Elisa/ })

/** Reads the session as stored by the identity SDK. */
const stored = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('firebase:authUser:'))
    return key ? { key, user: JSON.parse(localStorage.getItem(key)!) as { uid: string } } : null
  })

/** Takes away the token by which somebody who comes back soon is known without the provider, as time does. */
const comeBackLater = (page: Page) => page.evaluate(() => localStorage.removeItem('metrolibre.session.token'))

/** Makes the stored ID token expire, too, as if the page had been closed for a long time. */
const outliveToken = async (page: Page) => {
  await comeBackLater(page)
  const { key } = (await stored(page))!
  await page.evaluate((name) => {
    const user = JSON.parse(localStorage.getItem(name)!) as { stsTokenManager: { expirationTime: number } }
    user.stsTokenManager.expirationTime = 1
    localStorage.setItem(name, JSON.stringify(user))
  }, key)
}

test.afterEach(healStandIns)

test('users stay signed in while the identity provider fails, and a disabled account is signed out', async ({
  page,
  context,
  locale,
  say,
  at,
}) => {
  // Six pages are opened, and the session is restored at the second or third attempt.
  test.setTimeout(240_000)
  const person = newPerson('Chile')
  await register(person, locale)
  await signInAt(page, locale, at(guarded), person)
  await expect(account(page)).toBeVisible()
  const refused: number[] = []
  context.on('response', (answer) => {
    if (/securetoken|identitytoolkit/.test(answer.url()) && answer.status() >= 400)
      refused.push(answer.status())
  })

  for (const trouble of [{ status: 429 }, { status: 503 }])
    await test.step(`is signed in after a reload, and in a new tab, while it answers ${trouble.status}`, async () => {
      await failIdentity(trouble)
      await comeBackLater(page)
      await page.reload()
      await expect(account(page)).toBeVisible()
      const tab = await context.newPage()
      await tab.goto(at(guarded))
      await expect(account(tab)).toBeVisible()
      await tab.close()
      expect(await stored(page)).not.toBeNull()
      await healStandIns()
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
    })
  expect(refused).toContain(429)
  expect(refused).toContain(503)

  await test.step('is restored by itself after the stored token has expired meanwhile', async () => {
    await failIdentity({ status: 503 })
    await outliveToken(page)
    await page.goto(at('/preguntas'))
    await page.getByRole('button', { name: say('shell.start.continue') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(account(page)).toBeHidden()
    expect(await stored(page)).not.toBeNull()
    await healStandIns()
    await expect(account(page)).toBeVisible({ timeout: 40_000 })
  })

  await test.step('is signed out with a message once the account is disabled', async () => {
    await disableAtProvider((await stored(page))!.user.uid)
    await comeBackLater(page)
    await page.reload()
    await expect(page.getByText(say('shell.session.ended.gone'))).toBeVisible()
    await expect(account(page)).toBeHidden()
    expect(await stored(page)).toBeNull()
  })
})
