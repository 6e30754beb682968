import { join } from 'node:path'
import { newPerson, register } from '../support/people.ts'
import { platform } from '../support/platform.ts'
import { logInAt } from './log-in.ts'
import { button, heading } from './person.ts'
import { expect, test } from './test.ts'

const photo = join(import.meta.dirname, '../shell/files/photo.heic')

test('an owner lists a property with a photo from a phone, and looks at the bookings', async ({ visit }) => {
  const { tab, say, like, at, press, fill, set, sees } = visit
  const person = newPerson('Chile')
  await register(person)
  const text = (name: string) => say(`mfe-owners.listing.${name}`)
  const step = (name: string) => heading(text(`heading.${name}`))
  const named = (name: string) => ({ css: `[name="${name}"]` })
  const next = button(text('next'))
  await logInAt(visit, platform.url + at('/propiedad/cargar'), person)
  await test.step('says what and where it is', async () => {
    await press({ by: 'text', name: say('mfe-owners.kind.entire') })
    await fill({ by: 'label', name: text('name'), css: 'input' }, `Casa ${person.email.slice(9, 19)}`)
    await press(next)
    await fill({ by: 'label', name: text('address'), css: 'input' }, 'Av. Irarrázaval 3140')
    const zone = { role: 'combobox', name: text('zone') }
    await press(zone)
    await tab.type('nunoa')
    await tab.key('Enter')
    await press(next)
  })
  await test.step('measures it', async () => {
    await fill(named('area'), '48')
    await press(next)
    await sees(step('services'))
    await press(next)
  })
  await test.step('adds a photo', async () => {
    await sees(step('photos'))
    // Its code comes after the heading.
    const field = 'input[type="file"]'
    await expect
      .poll(() => tab.run(`return document.querySelector('${field}') !== null`), { timeout: 90_000 })
      .toBe(true)
    await tab.chooseFiles(field, [photo])
    await sees({ css: 'main ol img' })
    await expect
      .poll(() => tab.run('return document.querySelector("main ol img").naturalWidth'), { timeout: 90_000 })
      .toBeGreaterThan(1)
    await press(next)
  })
  await test.step('hands it in', async () => {
    await sees(step('rent'))
    const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Santiago' })
    await set(named('startLease'), today)
    await set(named('endLease'), `${Number(today.slice(0, 4)) + 2}-06-30`)
    for (const name of ['deposit', 'commonExpenses']) await press({ css: `[name="${name}"][value="none"]` })
    await press(next)
    await fill(named('phone'), '+56 9 5550 0142')
    await press(button(text('calculate')))
    await sees(heading(like('mfe-owners.listing.result.range')))
  })
  await test.step('looks at the bookings', async () => {
    await tab.goto(platform.url + at('/my-locations/reservations?view=owner'))
    await sees({ css: 'main h1' })
  })
})
