import { expect, test, type Locator, type Page } from '@playwright/test'
import { type Hands, tabTo, withMouse } from '../support/keyboard.ts'
import type { Place } from '../support/places.ts'
import { drawSignature, typeSignature } from '../support/signature.ts'
import { textsOf, type Locale } from '../support/texts.ts'

/** The steps of the booking wizard as a tenant takes them, with the mouse or another pair of hands. */
export const bookingOn = (page: Page, locale: Locale, hands: Hands = withMouse) => {
  const say = textsOf(locale)
  const press = (id: string) => hands.press(page.getByRole('button', { name: say(id), exact: true }))
  return {
    say,
    continueToContract: () => press('tenants.booking.dates.next'),

    /** Chooses the first free day and so many months. */
    async chooseMonths(count = 1) {
      await hands.press(firstFreeDay(page))
      // Notes over days must not widen the page, because a phone would shrink it and presses would miss.
      const spare = () =>
        page.evaluate(() => document.documentElement.clientWidth - document.documentElement.scrollWidth)
      await expect.poll(spare).toBe(0)
      const lengths = page.getByRole('group', { name: say('tenants.booking.howLong') })
      await hands.press(lengths.getByRole('button').nth(count - 1))
    },

    /** Chooses the first two consecutive free hours, on a day that no parallel test uses. */
    async chooseHours() {
      const day = freeDays(page).nth(1 + test.info().parallelIndex)
      await expect(freeDays(page).first()).toBeVisible()
      // Few days are left at the end of a month.
      if ((await day.count()) === 0) await press('tenants.booking.nextMonth')
      await day.click()
      const slots = page.locator('.ml-slots button')
      await expect(slots.first()).toBeVisible()
      const states = await slots.evaluateAll((all) => all.map((slot) => slot.getAttribute('data-state')))
      const first = states.findIndex((state, index) => state === 'free' && states[index + 1] === 'free')
      await slots.nth(first).click()
      await slots.nth(first + 1).click()
    },

    /** Completes the form that opens with the step, and reads the contract. */
    async fillContract(country: Place['property']['country']) {
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible({ timeout: 30_000 })
      const field = (name: string) => dialog.locator(`[name="${name}"]`)
      const papers =
        country === 'Chile'
          ? { rut: '76.086.428-5', identity: '12.345.678-5' }
          : { rut: '20100070970', identity: '45678912' }
      const values = {
        company: 'Taller La Escuadra',
        rut: papers.rut,
        represent: 'Elisa Vara',
        identity: papers.identity,
        location_uses: 'Taller de cerámica',
        people_fix: '2',
        people_prox: '4',
        subContractor_email_1: 'uno@metrolibre.example',
        subContractor_email_2: 'dos@metrolibre.example',
      }
      for (const [name, value] of Object.entries(values)) await hands.fill(field(name), value)
      await hands.press(dialog.getByRole('button', { name: say('tenants.booking.contract.save') }))
      await expect(dialog).toBeHidden()
    },

    drawSignature: () => drawSignature(page, say('tenants.booking.contract.signature')),

    /** Confirms that the contract was read, which every kind of signature needs. */
    tickRead: () =>
      page.getByRole('checkbox', { name: /^(Leí el contrato|I have read the contract)/ }).check(),

    /** Signs with the keyboard alone, by typing a name, and continues to the step that pays. */
    async sign(title = 'tenants.booking.pay.title') {
      await typeSignature(page, say, 'tenants.booking.signing', 'Elisa Vara')
      const next = page.getByRole('button', { name: say('tenants.booking.contract.next'), exact: true })
      await tabTo(page, next)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: say(title) })).toBeVisible()
    },
  }
}

const freeDays = (page: Page) => page.locator('.ml-day:not([disabled], [aria-disabled="true"])')

function firstFreeDay(page: Page): Locator {
  return freeDays(page).first()
}
