import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { widePhoto } from '../journeys/wide-photo.ts'
import { newPerson, register } from '../support/people.ts'
import { platform } from '../support/platform.ts'
import { logInAt } from './log-in.ts'
import { button, heading } from './person.ts'
import { expect, test } from './test.ts'

const photo = join(import.meta.dirname, '../shell/files/photo.heic')

/** Notes the size of each file that the page sends. */
const noteSizes = `
  window.sentBytes = []
  const send = XMLHttpRequest.prototype.send
  XMLHttpRequest.prototype.send = function (body) {
    if (body instanceof FormData)
      for (const value of body.values()) if (value instanceof File) sentBytes.push(value.size)
    return send.call(this, body)
  }`

test('an owner lists a property with photos from a phone, and looks at the bookings', async ({ visit }) => {
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
  await test.step('adds a HEIC photo, and one that is made smaller before it is sent', async () => {
    await sees(step('photos'))
    // Its code comes after the heading.
    const field = 'input[type="file"]'
    await expect
      .poll(() => tab.run(`return document.querySelector('${field}') !== null`), { timeout: 90_000 })
      .toBe(true)
    const { buffer, name } = widePhoto()
    const wide = join(await mkdtemp(join(tmpdir(), 'metrolibre-photo-')), name)
    await writeFile(wide, buffer)
    await tab.run(noteSizes)
    await tab.chooseFiles(field, [photo, wide])
    await sees({ css: 'main ol li:nth-child(2) img' })
    const widths = 'return [...document.querySelectorAll("main ol img")].map((img) => img.naturalWidth)'
    await expect
      .poll(async () => (await tab.run<number[]>(widths)).filter((width) => width > 1).length, {
        timeout: 90_000,
      })
      .toBe(2)
    const sent = await tab.run<number[]>('return sentBytes')
    expect(sent.at(-1)).toBeLessThan(0.7 * buffer.length)
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
