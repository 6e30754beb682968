import type { AdminReservation } from '@metrolibre/contract'
import type { Page } from '@playwright/test'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ask } from '../support/api.ts'
import { openCheckout, payWith } from '../support/checkout.ts'
import { awaitMail } from '../support/inbox.ts'
import { type Hands, withKeyboard, withMouse } from '../support/keyboard.ts'
import { demo, demoPassword, logIn, newPerson, register } from '../support/people.ts'
import { findPlace } from '../support/places.ts'
import { continueFromWelcome, enterWith, registerAs, signInAt } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { bookingOn } from './booking.ts'

const phonePhoto = join(import.meta.dirname, '../shell/files/photo.heic')

const journeys = [
  {
    title: 'a room by the month in Chile @phone @matrix',
    country: 'Chile',
    type: 'room',
    part: 'room',
    byHour: false,
  },
  {
    title: 'a whole property by the month in Perú, with the keyboard alone',
    country: 'Perú',
    type: 'entire',
    part: 'whole',
    byHour: false,
    keyboard: true,
  },
  { title: 'a space by the hour in Perú', country: 'Perú', type: 'hours', part: 'room', byHour: true },
] as const

for (const journey of journeys)
  test(`visitor to tenant: ${journey.title}`, async ({ page, browser, locale, say, like, at }, info) => {
    test.setTimeout(240_000)
    const { country, byHour } = journey
    const { property, room } = await findPlace(journey)
    const person = newPerson(country)
    const handsOn = (tab: Page): Hands => ('keyboard' in journey ? withKeyboard(tab) : withMouse)
    const hands = handsOn(page)
    const booking = bookingOn(page, locale, hands)
    // A stay that starts today is active as soon as it is paid.
    const stands = (room: string) =>
      new RegExp(`^(${say(`${room}.state.confirmed`)}|${say(`${room}.state.active`)})$`)

    await test.step('finds a place from the front page', async () => {
      await page.goto(at('/'))
      await hands.fill(page.getByLabel(say('mfe-public.home.search.place')), property.name)
      await hands.press(page.getByRole('button', { name: say('mfe-public.home.search.submit'), exact: true }))
      await hands.press(page.getByRole('link', { name: property.name }).first())
      await expect(page.getByRole('heading', { level: 1, name: property.name })).toBeVisible()
    })

    await test.step('starts to book, and opens an account or signs in', async () => {
      const reserve = room
        ? page.getByRole('link', { name: say('tenants.property.reserveRoom').replace('{name}', room.name) })
        : page.getByRole('link', { name: say('tenants.property.reserve'), exact: true })
      if (hands !== withMouse) await register(person)
      await hands.press(reserve.locator('visible=true').first())
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 30_000 })
      if (hands === withMouse) await registerAs(page, locale, person)
      else await enterWith(page, locale, person.email, person.password, hands)
      await continueFromWelcome(page, locale)
    })

    await test.step('chooses the dates, completes the contract and signs it', async () => {
      await (byHour ? booking.chooseHours() : booking.chooseMonths())
      await booking.continueToContract()
      await booking.fillContract(country)
      await booking.sign()
    })

    const checkout = await test.step('pays in another tab', async () => {
      const pay = page.getByRole('button', { name: like('tenants.booking.pay.action') })
      const tab = await openCheckout(page, () => hands.press(pay))
      await payWith(tab, 'pays', handsOn(tab))
      return tab
    })

    await test.step('both tabs show the booking', async () => {
      const booked = like(`tenants.booking.booked.${byHour ? 'day' : 'until'}`)
      await expect(checkout.getByRole('heading', { level: 1, name: booked })).toBeVisible({ timeout: 45_000 })
      await expect(page.getByRole('heading', { level: 1, name: booked })).toBeVisible({ timeout: 45_000 })
    })

    await test.step('downloads the dates as a calendar file', async () => {
      const downloading = page.waitForEvent('download')
      await page.getByRole('button', { name: say('tenants.booking.next.add') }).click()
      const file = await readFile(await (await downloading).path(), 'utf8')
      expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(byHour ? 1 : 2)
      expect(file).toContain(byHour ? 'DTSTART:20' : 'DTSTART;VALUE=DATE:20')
    })

    await test.step('receives a mail, and a contract that anybody can verify', async () => {
      await awaitMail(person.email, /reserva|booking/i)
      const downloading = page.waitForEvent('download')
      await page.getByRole('button', { name: say('tenants.booking.next.download') }).click()
      const path = await (await downloading).path()
      const pdf = await readFile(path)
      const hash = createHash('sha256').update(pdf).digest('hex')
      await page.goto(at(`/contrato/${hash}`))
      // Until a file is compared, the page says nothing about one.
      await expect(page.getByText(say('mfe-public.verify.known.title'))).toBeVisible()
      await expect(page.getByText(say('mfe-public.verify.same.title'))).toBeHidden()
      const file = { name: 'contrato.pdf', mimeType: 'application/pdf', buffer: pdf }
      await page.locator('input[type="file"]').setInputFiles(file)
      await expect(page.getByText(say('mfe-public.verify.same.title'))).toBeVisible()
    })

    await test.step('finds the booking in the list, with its receipt, and adds a document', async () => {
      await page.goto(at('/my-locations/reservations'))
      const name = room ? `${property.name}, ${room.name}` : property.name
      await page.getByRole('table').getByRole('link', { name }).click()
      await expect(page.getByText(stands('mfe-owners')).locator('visible=true').first()).toBeVisible()
      const receipt = page.getByRole('link', { name: say('mfe-owners.reservation.receiptOpen') })
      await expect(receipt).toHaveAttribute('href', /\/pay\/receipts\//)
      const paper = {
        name: 'acta.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
      }
      await page.locator('input[type="file"]').setInputFiles(paper)
      await expect(
        page.getByRole('button', {
          name: say('mfe-owners.reservation.download').replace('{name}', 'acta.pdf'),
        }),
      ).toBeVisible()
    })

    if (journey.part === 'whole')
      await test.step('adds a HEIC photo from a phone, and deletes it', async () => {
        await page.locator('input[type="file"]').setInputFiles(phonePhoto)
        const remove = page.getByRole('button', {
          name: say('mfe-owners.reservation.remove').replace('{name}', 'photo.webp'),
        })
        await remove.click({ timeout: 45_000 })
        await page
          .getByRole('button', { name: say('mfe-owners.reservation.removeConfirm'), exact: true })
          .click()
        await expect(remove).toHaveCount(0)
      })

    if (journey.part === 'room' && !byHour)
      await test.step('extends the stay: the next months wait for an addendum', async () => {
        await page.getByRole('button', { name: say('mfe-owners.reservation.extend'), exact: true }).click()
        await page.getByRole('button', { name: say('mfe-owners.extension.next') }).click()
        await booking.fillContract(country)
        await expect(page.getByText(say('tenants.booking.contract.heading'))).toBeVisible()
      })

    if (info.project.name === 'es-desktop' && journey.part === 'room' && !byHour)
      await test.step('an admin sees the booking and its payment, and the owner gets a mail', async () => {
        const { token } = await logIn(demo.admin)
        const query = `q=${encodeURIComponent(person.email)}`
        const { reservations } = await ask<{ reservations: AdminReservation[] }>(
          `/admin/reservation?${query}`,
          { token },
        )
        const paid = reservations.find(({ payment }) => payment)
        const { paymentIntentId, owner } = paid!
        await awaitMail(owner.email, new RegExp((room ?? property).name))
        const admin = await (await browser.newContext()).newPage()
        const who = { email: demo.admin, password: demoPassword }
        await signInAt(admin, locale, at('/my-locations/reservations'), who)
        await admin.goto(at(`/admin/reservations?${query}`))
        const row = admin.getByRole('row').filter({ has: admin.getByText(stands('mfe-admin')) })
        await expect(row.filter({ hasText: property.name })).toBeVisible()
        await admin.goto(at(`/admin/payments?q=${paymentIntentId!}`))
        const payment = admin.getByRole('row').filter({ hasText: person.email })
        await payment.getByRole('link').first().click()
        await expect(admin.getByText(paymentIntentId!)).toBeVisible()
        await admin.context().close()
      })
  })
