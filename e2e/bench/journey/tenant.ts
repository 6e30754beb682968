import type { Page } from 'playwright'
import { textsOf } from '../../support/texts.ts'
import { look, tap, type } from './hands.ts'
import type { Scene } from './scene.ts'
import type { Walk } from './walk.ts'

const say = textsOf('es')
const heading = (id: string) => ({ selector: 'h1, h2', text: `^${say(id)}` })
const freeDay = '.ml-day:not([disabled], [aria-disabled="true"])'

/** A tenant's way: from the front page to a paid booking. */
export async function walkAsTenant(
  walk: Walk,
  page: Page,
  { origin, place, person, newTab }: Scene,
): Promise<void> {
  const button = (id: string) => page.getByRole('button', { name: say(id), exact: true })
  const card = page.locator('main [data-id] a').filter({ hasText: place.name })

  await walk.wait('front page', page, () => page.goto(origin), { selector: 'main h1' })
  const field = page.getByLabel(say('mfe-public.home.search.place'))
  await look(field)
  await type(field, place.name)
  await walk.wait('search', page, () => tap(button('mfe-public.home.search.submit')), {
    selector: 'main [data-id] a',
    text: place.name,
  })
  await look(card.first())
  await walk.wait('a result', page, () => tap(card), { selector: 'main h1', text: `^${place.name}` })
  const reserve = page.getByRole('link', { name: say('tenants.property.reserve'), exact: true })
  await look(reserve.first())
  await walk.wait('reserve, until one can type', page, () => tap(reserve), {
    selector: '[role=dialog]:not([aria-busy]) input[type=password]',
  })
  const dialog = page.getByRole('dialog')
  await type(dialog.getByLabel(say('shell.field.email')), person.email)
  await type(dialog.locator('input[type=password]'), person.password)
  const enter = dialog.getByRole('button', { name: say('shell.login.submit'), exact: true })
  await walk.wait('login, until the calendar', page, () => tap(enter), { selector: freeDay })

  await look(page.locator(freeDay).first())
  await walk.wait('the first day', page, () => tap(page.locator(freeDay)), {
    selector: '.ml-month-tape button',
  })
  await walk.wait('a length', page, () => tap(page.locator('.ml-month-tape button')), {
    selector: '.ml-month-tape button[aria-pressed=true]',
  })
  await look(button('tenants.booking.dates.next').first())
  await walk.wait('hold, until the contract', page, () => tap(button('tenants.booking.dates.next')), {
    selector: '[role=dialog] [name=company]',
  })
  await fillContract(page)
  await walk.wait('contract saved', page, () => tap(button('tenants.booking.contract.save')), {
    ...heading('tenants.booking.contract.heading'),
    selector: 'body:not(:has([role=dialog])) h1, body:not(:has([role=dialog])) h2',
  })
  await tap(page.getByRole('radio', { name: say('tenants.booking.signing.way.typed') }))
  await type(page.getByLabel(say('tenants.booking.signing.name')), 'Elisa Vara')
  await tap(page.getByRole('checkbox', { name: /^Leí el contrato/ }))
  await walk.wait('signed, until the summary', page, () => tap(button('tenants.booking.contract.next')), {
    ...heading('tenants.booking.pay.title'),
  })
  const pay = page.getByRole('button', { name: /^Pagar/ })
  await look(pay.first())
  const checkout = await newTab(() => tap(pay))
  await walk.wait('until the payment page', checkout, () => Promise.resolve(), { selector: 'button.pay' })
  await look(checkout.locator('button.pay'))
  await walk.wait('paid, until it says so', checkout, () => tap(checkout.locator('button.pay')), {
    selector: 'h1',
    text: `^(Reservaste|${say('tenants.booking.payment.paid.title')})`,
  })
}

async function fillContract(page: Page): Promise<void> {
  const values = {
    company: 'Taller La Escuadra',
    rut: '76.086.428-5',
    represent: 'Elisa Vara',
    identity: '12.345.678-5',
    location_uses: 'Taller',
    people_fix: '2',
    people_prox: '4',
    subContractor_email_1: 'uno@metrolibre.example',
    subContractor_email_2: 'dos@metrolibre.example',
  }
  for (const [name, value] of Object.entries(values))
    await page.locator(`[role=dialog] [name="${name}"]`).fill(value)
}
