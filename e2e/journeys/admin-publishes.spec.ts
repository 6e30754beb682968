import { expectAccessible } from '../support/accessibility.ts'
import { ask } from '../support/api.ts'
import { demo, demoPassword, logIn } from '../support/people.ts'
import { enterWith } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Santiago' })

interface Listed {
  readonly locations: readonly { readonly id: string; readonly name: string }[]
}

test('an admin takes a property that was handed in to published, and visitors find it', async ({
  page,
  locale,
  say,
  at,
}) => {
  const { token } = await logIn(demo.admin)
  const { locations } = await ask<Listed>(
    '/admin/listlocations?stage=submitted&propertyType=entire&country=Chile',
    { token },
  )
  const spare =
    locations[0] ?? (await ask<Listed>('/admin/listlocations?stage=submitted', { token })).locations[0]!
  await page.goto(at('/preguntas'))
  await page
    .getByRole('button', { name: say('shell.nav.enter'), exact: true })
    .first()
    .click()
  await enterWith(page, locale, demo.admin, demoPassword)
  await page.waitForURL(/\/admin\/locations#details$/)
  await page.goto(at(`/admin/locations/detail/${spare.id}`))
  const text = (name: string) => say(`mfe-admin.property.${name}`)
  await page.getByLabel(text('offer.offered')).fill('640000')
  await page.getByRole('button', { name: text('offer.send') }).click()
  // Nobody has been there yet, so it is asked once more.
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('offer.sendAnyway') })
    .click()
  await page.getByRole('button', { name: text('step.paper'), exact: true }).click()
  await page.getByLabel(text('step.paper.day')).fill(today())
  await page.getByRole('button', { name: text('step.paper.publish') }).click()
  await expect(page.getByRole('link', { name: text('seePublic') })).toBeVisible()
  await expectAccessible(page, 'a published property of admins')
  await page.goto(at(`/propietario?q=${encodeURIComponent(spare.name)}`))
  await expect(page.getByText(spare.name).first()).toBeVisible()

  await test.step('switches an opening on, which visitors then see', async () => {
    const { jobs } = await ask<{ jobs: readonly { title: string }[] }>('/admin/job?isActive=false', { token })
    const { title } = jobs[0]!
    await page.goto(at('/admin/jobs?isActive=false'))
    await page.getByRole('row', { name: title }).getByRole('switch').click()
    await expect(page.getByRole('row', { name: title })).toBeHidden()
    await expect(async () => {
      await page.goto(at('/trabaja-con-nosotros'))
      await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 2_000 })
    }).toPass()
  })
})
