import { findFreestPlace } from '../support/places.ts'
import { newPerson } from '../support/people.ts'
import { cards } from '../support/checkout.ts'
import { platform } from '../support/platform.ts'
import { special } from './circumstances/index.ts'
import { button, dialog, field, heading, link, type Person } from './person.ts'
import { test, type Visit } from './test.ts'

const place = { country: 'Chile', type: 'room', part: 'room', byHour: false } as const

const registerAs = async ({ say, press, fill, set }: Person, person: ReturnType<typeof newPerson>) => {
  await press(button(say('shell.register.title'), dialog))
  const named = (name: string) => field(say(`shell.field.${name}`), dialog)
  await fill(named('firstname'), person.firstname)
  await fill(named('lastname'), person.lastname)
  await fill(named('email'), person.email)
  await fill(named('password'), person.password)
  await set(named('birthDate'), person.birthDate)
  await press(button(say('shell.register.submit'), dialog))
}

const contract = {
  company: 'Taller La Escuadra',
  rut: '76.086.428-5',
  represent: 'Elisa Vara',
  identity: '12.345.678-5',
  location_uses: 'Taller de cerámica',
  people_fix: '2',
  people_prox: '4',
  subContractor_email_1: 'uno@metrolibre.example',
  subContractor_email_2: 'dos@metrolibre.example',
}

/** From the front page to a booking that is paid. */
async function bookAndPay(visit: Visit): Promise<void> {
  const { tab, say, like, at, press, fill, sees, seesNot, draw, tabAt } = visit
  const { property, room } = await findFreestPlace(place)
  await test.step('finds a place from the front page', async () => {
    await tab.goto(platform.url + at('/'))
    await press(button(say('shell.cookies.accept')))
    await fill(field(say('mfe-public.home.search.place')), property.name)
    await press(button(say('mfe-public.home.search.submit')))
    await press(link(new RegExp(property.name)))
    await sees(heading(property.name))
    if (!visit.comesBack) return
    await tab.goto(platform.url + at('/preguntas'))
    await tab.back()
    await sees(heading(property.name))
  })
  await test.step('registers, with the proof of a person', async () => {
    await press(link(say('tenants.property.reserveRoom').replace('{name}', room!.name)))
    await registerAs(visit, newPerson('Chile'))
    await seesNot(field(say('shell.field.password'), dialog))
  })
  await test.step('chooses the dates and completes the contract', async () => {
    const day = { css: '.ml-day:not([disabled], [aria-disabled="true"])' }
    await sees(day)
    await visit.closeMessages()
    await press(day)
    const lengths = { role: 'group', name: say('tenants.booking.howLong') }
    await press({ css: 'button', within: lengths })
    await press(button(say('tenants.booking.dates.next')))
    for (const [name, value] of Object.entries(contract))
      await fill({ css: `[name="${name}"]`, within: dialog }, value)
    await press(button(say('tenants.booking.contract.save'), dialog))
    await seesNot(dialog)
  })
  await test.step('signs by hand', async () => {
    const pad = { css: 'canvas' }
    await draw(pad, [
      { x: 0.2, y: 0.6 },
      { x: 0.3, y: 0.2 },
      { x: 0.4, y: 0.6 },
      { x: 0.5, y: 0.25 },
      { x: 0.6, y: 0.6 },
      { x: 0.7, y: 0.3 },
    ])
    await press({ css: '.ml-signing input[type=checkbox]' })
    await press(button(say('tenants.booking.contract.next')))
    await sees(heading(say('tenants.booking.pay.title')))
  })
  await test.step('pays and sees the booking, in both tabs', async () => {
    await press(button(like('tenants.booking.pay.action')))
    const checkout = await tabAt(/\/pay\//)
    await checkout.fill({ css: '#number' }, cards.pays)
    await checkout.press({ css: 'button.pay' })
    const paid = heading(say('tenants.booking.payment.paid.title'))
    const booked = heading(like('tenants.booking.booked.until'))
    await checkout.sees(visit.forgets && checkout.tab !== tab ? paid : booked)
    // Where no window opens, the page itself leads to the payment and back.
    if (checkout.tab === tab) return
    await tab.show()
    await sees(booked)
  })
}

const title = 'a tenant finds a place, registers, books, signs and pays'

test(`${title} @short`, ({ visit }) => bookAndPay(visit))

for (const circumstance of special)
  test.describe(() => {
    test.use({ circumstance })
    test(`${title}, ${circumstance} @circumstance`, ({ visit }) => bookAndPay(visit))
  })
