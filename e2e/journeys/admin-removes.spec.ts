import { expectAccessible } from '../support/accessibility.ts'
import { ask } from '../support/api.ts'
import { awaitMail } from '../support/inbox.ts'
import { demo, demoPassword, newPerson, register } from '../support/people.ts'
import { enterWith } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

test('an admin moves a user to the trash, takes them back, and deletes them for good', async ({
  page,
  locale,
  say,
  at,
}) => {
  const person = newPerson('Chile')
  const { user } = await register(person)
  const { text: mail } = await awaitMail(person.email, /^Confirma tu correo/)
  const token = /#token=([\w-]+)/.exec(mail)![1]
  await ask('/auth/email/link', { method: 'POST', body: { token } })
  const name = `${person.firstname} ${person.lastname}`
  const text = (id: string) => say(`mfe-admin.user.${id}`)
  const row = page.getByRole('row').filter({ hasText: person.email })

  await page.goto(at('/preguntas'))
  await page
    .getByRole('button', { name: say('shell.nav.enter'), exact: true })
    .first()
    .click()
  await enterWith(page, locale, demo.admin, demoPassword)
  await page.waitForURL(/\/admin\/locations#details$/)

  await test.step('to the trash', async () => {
    await page.goto(at(`/admin/users?q=${person.email}`))
    await row.getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`/admin/users/detail/${user.id}$`))
    await expectAccessible(page, 'the page of a user')
    await page.getByRole('button', { name: text('toTrash') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: text('toTrash') })
      .click()
    await expect(page).toHaveURL(/\/admin\/users$/)
  })
  await test.step('and back', async () => {
    await page.goto(at(`/admin/trash/user?q=${person.email}`))
    await row.getByRole('button', { name: new RegExp(`^${say('mfe-admin.trash.restore')}`) }).click()
    await expect(page.getByText(say('mfe-admin.list.noneMatches'))).toBeVisible()
    await page.goto(at(`/admin/users/detail/${user.id}`))
    await page.getByRole('button', { name: text('toTrash') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: text('toTrash') })
      .click()
    await expect(page).toHaveURL(/\/admin\/users$/)
  })
  await test.step('and away for good, with the address', async () => {
    await page.goto(at(`/admin/trash/user?q=${person.email}`))
    await row.getByRole('button', { name: new RegExp(`^${say('mfe-admin.trash.remove')}`) }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('textbox').fill(name)
    await dialog.getByRole('button', { name: say('mfe-admin.deleteForGood.title') }).click()
    await expect(page.getByText(say('mfe-admin.list.noneMatches'))).toBeVisible()
    await expect(register(person)).rejects.toThrow(/409/)
  })
})
