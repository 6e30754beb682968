import { awaitMail } from '../support/inbox.ts'
import { newPerson, register } from '../support/people.ts'
import { enterWith, signInAt } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const subjects = {
  es: { confirm: /^Confirma tu correo/, change: /^Confirma tu nuevo correo/, told: /^Tu correo cambió/ },
  en: { confirm: /^Confirm your email/, change: /^Confirm your new email/, told: /^Your email was changed/ },
} as const

const linkIn = (text: string) => /https?:\S+\/confirmar-email#token=[\w-]+/.exec(text)?.[0] ?? ''

test('an address is confirmed, changed by the link in a mail to the new one, and used to sign in @phone', async ({
  page,
  browser,
  locale,
  say,
  at,
}) => {
  test.slow()
  const person = newPerson('Chile')
  await register(person, locale)
  const subject = subjects[locale]
  const main = page.getByRole('main')

  await test.step('the profile says that the address is not confirmed, and the link confirms it without a session', async () => {
    const confirmation = await awaitMail(person.email, subject.confirm)
    await signInAt(page, locale, at('/profile/main'), person)
    await expect(main.getByText(say('mfe-owners.profile.emailUnconfirmed'))).toBeVisible()
    const elsewhere = await browser.newContext()
    const other = await elsewhere.newPage()
    await other.goto(linkIn(confirmation.text))
    await other.getByRole('button', { name: say('shell.confirmEmail.submit'), exact: true }).click()
    await expect(other.getByRole('status').filter({ hasText: person.email })).toBeVisible()
    await elsewhere.close()
    await page.reload()
    await expect(page.getByLabel(say('mfe-owners.profile.email'), { exact: true })).toHaveValue(person.email)
    await expect(main.getByText(say('mfe-owners.profile.emailUnconfirmed'))).toBeHidden()
  })

  const email = `nueva-${person.email}`
  await test.step('another address is requested with the password', async () => {
    await main.getByRole('button', { name: say('mfe-owners.profile.emailChange') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say('mfe-owners.profile.emailDialog.email')).fill(email)
    await dialog
      .getByLabel(say('mfe-owners.profile.emailDialog.password'), { exact: true })
      .fill(person.password)
    await dialog.getByRole('button', { name: say('mfe-owners.profile.emailDialog.send') }).click()
    const sent = page.getByRole('alertdialog', { name: say('mfe-owners.profile.emailDialog.sent') })
    await sent.getByRole('button').click()
  })

  await test.step('its link changes the address, and this session continues', async () => {
    await page.goto(linkIn((await awaitMail(email, subject.change)).text))
    await page.getByRole('button', { name: say('shell.confirmEmail.submit'), exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible()
    await page.getByRole('link', { name: say('shell.confirmEmail.profile') }).click()
    await expect(page.getByLabel(say('mfe-owners.profile.email'), { exact: true })).toHaveValue(email)
    await page.reload()
    await expect(page.getByLabel(say('mfe-owners.profile.email'), { exact: true })).toHaveValue(email)
  })

  await test.step('the old address is notified and can’t sign in any more, after a logout on all devices', async () => {
    await awaitMail(person.email, subject.told)
    await page.getByRole('link', { name: say('mfe-owners.profile.tab.settings') }).click()
    await page.getByRole('button', { name: say('mfe-owners.profile.settings.sessions.action') }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: say('mfe-owners.profile.settings.sessions.action') }).click()
    await expect(page).not.toHaveURL(/profile/)
    await page.goto(at('/profile/main'))
    await enterWith(page, locale, person.email, person.password)
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
    await enterWith(page, locale, email, person.password)
    await expect(
      page.getByRole('dialog').getByLabel(say('shell.field.password'), { exact: true }),
    ).toBeHidden()
  })
})
