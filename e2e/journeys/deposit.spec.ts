import type { Reservation } from '@metrolibre/contract'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { ask } from '../support/api.ts'
import { openCheckout, payWith } from '../support/checkout.ts'
import { letDepositBeClaimable, letClaimsBeOver, findDepositPlace } from '../support/deposits.ts'
import { demo, demoPassword, logIn, newPerson, register } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { signInAt } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { bookingOn } from './booking.ts'

const newVisitor = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage()

test('a deposit comes with the booking and is kept apart; what is disputed of it the office decides, and the rest comes back @phone', async ({
  page,
  browser,
  locale,
  say,
  like,
  at,
}) => {
  test.setTimeout(360_000)
  const place = await findDepositPlace()
  const person = newPerson('Chile')
  await register(person)
  const booking = bookingOn(page, locale)
  const own = async () => {
    const { token } = await logIn(person.email, person.password)
    const path = '/reservation/mine?view=client'
    return (await ask<{ reservations: Reservation[] }>(path, { token })).reservations[0]!
  }

  await test.step('pays it with the booking', async () => {
    await signInAt(page, locale, at(`/propietario/${place.id}/calendar/entire/monthly`), person)
    await booking.chooseMonths(1)
    await booking.continueToContract()
    await booking.fillContract('Chile')
    await booking.sign('tenants.booking.pay.title')
    await expect(page.getByRole('heading', { name: say('tenants.booking.deposit.title') })).toBeVisible()
    await expectAccessible(page, 'the payment with a deposit')
    const pay = page.getByRole('button', { name: like('tenants.booking.pay.action') })
    await payWith(await openCheckout(page, () => pay.click()), 'pays')
    await expect(
      page.getByRole('heading', { level: 1, name: like('tenants.booking.booked.until') }),
    ).toBeVisible({ timeout: 45_000 })
  })
  const { id, deposit } = await own()
  expect(deposit).toMatchObject({ state: 'kept', amount: place.deposit, held: place.deposit })

  await test.step('the owner claims a part once the stay has ended', async () => {
    await letDepositBeClaimable(id)
    const owner = await newVisitor(browser)
    const path = at(`/my-locations/reservations?reservation=${id}&view=owner`)
    await signInAt(owner, locale, path, { email: place.owner, password: demoPassword })
    const send = owner.getByRole('button', { name: say('mfe-owners.deposit.send'), exact: true })
    await send.click()
    await owner.getByLabel(say('mfe-owners.deposit.item'), { exact: true }).fill('Vidrio trizado')
    await owner.getByLabel(say('mfe-owners.deposit.reason'), { exact: true }).fill('Cambio de un paño')
    await owner.getByLabel(say('mfe-owners.deposit.claimAmount'), { exact: true }).fill('64000')
    await expectAccessible(owner, 'a claim of a deposit')
    await send.click()
    await expect(owner.getByText(say('mfe-owners.deposit.claimed'))).toBeVisible()
    await owner.context().close()
  })

  await test.step('the tenant does not agree', async () => {
    await page.goto(at(`/my-locations/reservations?reservation=${id}&view=client`))
    await page.getByText(say('mfe-owners.deposit.dispute'), { exact: true }).click()
    await page.getByLabel(say('mfe-owners.deposit.why'), { exact: true }).fill('Estaba así al llegar')
    await expectAccessible(page, 'the answer to a claim')
    await page.getByRole('button', { name: say('mfe-owners.deposit.sendAnswer') }).click()
    await expect(page.getByText(say('mfe-owners.deposit.answered'))).toBeVisible()
  })

  await test.step('the office decides', async () => {
    const admin = await newVisitor(browser)
    await signInAt(admin, locale, at('/admin/deposits'), { email: demo.admin, password: demoPassword })
    await settled(admin)
    await expectAccessible(admin, 'the deposits that wait')
    await admin.locator(`main a[href*="${id}"]`).first().click()
    await admin.getByRole('button', { name: like('mfe-admin.deposit.decideOn') }).click()
    await admin.getByText(say('mfe-admin.deposit.choice.none'), { exact: true }).click()
    await admin
      .getByLabel(say('mfe-admin.deposit.reason'), { exact: true })
      .fill('El acta de entrada lo muestra')
    await expectAccessible(admin, 'the decision about a claim')
    await admin.getByRole('button', { name: say('mfe-admin.deposit.decide'), exact: true }).click()
    const question = admin.getByRole('alertdialog')
    await question.getByRole('button', { name: say('mfe-admin.deposit.decide'), exact: true }).click()
    await expect(admin.getByText(say('mfe-admin.deposit.decided'))).toBeVisible()
    await admin.context().close()
  })

  await test.step('and all of it comes back by itself', async () => {
    await letClaimsBeOver(id)
    await expect
      .poll(async () => (await own()).deposit, { timeout: 150_000 })
      .toMatchObject({ state: 'settled', held: 0, returned: place.deposit, awarded: 0 })
  })
})
