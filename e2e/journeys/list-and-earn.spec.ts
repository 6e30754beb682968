import { formatExact, type OwnedProperty } from '@metrolibre/contract'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { ask } from '../support/api.ts'
import { openCheckout, payWith } from '../support/checkout.ts'
import { awaitMail } from '../support/inbox.ts'
import { demo, logIn, newPerson, register } from '../support/people.ts'
import { continueFromWelcome, enterWith, registerAs } from '../support/sign-in.ts'
import { typeSignature } from '../support/signature.ts'
import { expect, test } from '../support/test.ts'
import { patternsOf, type Locale } from '../support/texts.ts'
import { bookingOn } from './booking.ts'
import { listingOn } from './listing.ts'

const journeys = [
  {
    country: 'Chile',
    tags: '',
    timeZone: 'America/Santiago',
    currency: 'CLP',
    place: { address: 'Av. Irarrázaval 3140', typed: 'nunoa' },
    name: 'Casa Ñuñoa',
    searched: 'casa nunoa',
    phone: '+56-9-5550-0142',
    identity: '12.345.678-5',
    price: 890_000,
    earned: 818_800,
  },
  {
    country: 'Perú',
    tags: ' @phone @matrix',
    timeZone: 'America/Lima',
    currency: 'PEN',
    place: { address: 'Jr. Batallón Ayacucho 271', typed: 'barran' },
    name: 'Casona Túpac',
    searched: 'CASONA TUPAC',
    phone: '+51-955-500-142',
    identity: '45678912',
    price: 245_000,
    earned: 225_400,
  },
] as const

const today = (timeZone: string) => new Date().toLocaleDateString('sv-SE', { timeZone })

/** Opens a page as another visitor, in a browser without the owner's session. */
const anotherVisitor = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage()

for (const journey of journeys)
  test(`a new owner hands a property in, signs the mandate and is paid for a booking, in ${journey.country}${journey.tags}`, async ({
    page,
    browser,
    locale,
    say,
    like,
    at,
  }) => {
    // It is the longest journey: five minutes on a busy machine.
    test.setTimeout(600_000)
    const { country, timeZone, currency, price, earned } = journey
    const person = newPerson(country)
    const key = person.email.slice(9, 19)
    const name = `${journey.name} ${key}`
    const form = listingOn(page, locale)
    const show = (amount: number) => formatExact({ amount, currency }, locale)
    page.on('dialog', (leaving) => void leaving.accept())

    await test.step('comes from the landing page by way of the login', async () => {
      await page.goto(at('/propiedad'))
      await page
        .getByRole('main')
        .getByRole('button', { name: say('mfe-owners.owner.publish') })
        .first()
        .click()
      await registerAs(page, locale, person)
      await continueFromWelcome(page, locale)
      await expect(form.step('kind')).toBeVisible({ timeout: 30_000 })
      await expectAccessible(page, 'the first step')
    })

    const id = await test.step('describes it, while the connection is lost once', async () => {
      await form.fillKind(name)
      await form.next()
      await form.fillPlace(journey.place)
      await expectAccessible(page, 'the step with the map')
      await form.fillAreaOffline()
      await expectAccessible(page, 'the measures')
      await form.next()
      await expect(form.step('services')).toBeVisible()
      await expect(page).toHaveURL(/property=/)
      await form.addBathroom()
      await expectAccessible(page, 'the services')
      await form.next()
      return new URL(page.url()).searchParams.get('property')!
    })

    await test.step('adds photos, of which some are refused and one is stopped half-way', async () => {
      await expect(form.step('photos')).toBeVisible()
      await form.addPhotos()
      await expectAccessible(page, 'the photos')
      await form.next()
    })

    await test.step('sets dates and contact, and is told what is wrong', async () => {
      await expect(form.step('rent')).toBeVisible()
      const start = today(timeZone)
      await form.fillDates({ start, end: `${Number(start.slice(0, 4)) + 2}-06-30` })
      await form.answerCosts()
      await expectAccessible(page, 'the dates')
      await form.next()
      await expect(form.step('contact')).toBeVisible()
      await expectAccessible(page, 'the last step')
      await form.fillContact(journey.phone, person.email)
    })

    await test.step('sees the estimate and books the technical visit', async () => {
      const range = page.getByRole('heading', { level: 1, name: like('mfe-owners.listing.result.range') })
      await expect(range).toBeVisible()
      await expectAccessible(page, 'the estimate')
      await page.getByRole('button', { name: form.say('schedule') }).click()
      await form.bookVisit(person.email)
      await expectAccessible(page, 'the confirmed visit')
      await awaitMail(person.email, /Visita técnica agendada|Technical visit booked/)
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: form.say('visit.calendar') }).click()
      expect((await saved).suggestedFilename()).toMatch(/\.ics$/)
    })

    await test.step('cancels the visit and books another one, which the list shows', async () => {
      await form.cancelVisit()
      await awaitMail(person.email, /Se canceló la visita técnica|technical visit was cancelled/)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: form.say('visit.title') })).toBeVisible({
        timeout: 30_000,
      })
      await form.bookVisit(person.email)
      await page.goto(at('/my-locations/locations'))
      const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) })
      await expect(row.getByText(say('mfe-owners.stage.visit_scheduled'))).toBeVisible({ timeout: 30_000 })
      await expect(row.locator('[aria-current=step]')).toHaveText(say('mfe-owners.panel.stage.visited'))
    })

    const admin = (await logIn(demo.admin)).token
    await test.step('opens the offer from its mail, and signs the mandate', async () => {
      const body = { locationId: id, value: price, commission: 8, validUntil: '2100-12-31' }
      await ask('/admin/setlocationvalue', { method: 'PUT', token: admin, body })
      const offer = await awaitMail(person.email, /Tenemos una oferta|We have an offer/)
      await page.goto(/https?:\S+\/mandate/.exec(offer.text)![0])
      const sign = page.getByRole('button', { name: say('mfe-owners.mandate.sign') })
      await expect(sign).toBeVisible({ timeout: 30_000 })
      await expect(page.getByText(show(earned), { exact: true })).toBeVisible()
      await page.getByLabel(say('mfe-owners.mandate.document')).fill(journey.identity)
      await typeSignature(page, say, 'mfe-owners.mandate.signing', 'Rosa Quispe Mamani')
      await expectAccessible(page, 'the offer')
      await sign.focus()
      await page.keyboard.press('Enter')
      await expect(
        page.getByRole('heading', { level: 1, name: say('mfe-owners.mandate.titleSigned') }),
      ).toBeVisible()
      await expectAccessible(page, 'the signed mandate')
    })

    await test.step('an admin publishes it', async () => {
      const body = { id, isVerified: true }
      const published = await ask<OwnedProperty>('/admin/verifylocation', {
        method: 'PUT',
        token: admin,
        body,
      })
      expect(published.listingStatus).toBe('published')
      await awaitMail(person.email, /ya está publicada|is published/)
    })

    await test.step('a tenant finds it without its accents, books it and pays', async () => {
      await tenantPays(await anotherVisitor(browser), {
        locale,
        at,
        journey,
        typed: `${journey.searched} ${key}`,
        name,
      })
    })

    await test.step('the owner sees the booking, and what is left of its payment', async () => {
      await page.goto(at('/my-locations/reservations?view=owner'))
      const booking = page.getByRole('table').getByRole('row').filter({ hasText: name })
      await expect(booking).toContainText(show(price), { timeout: 30_000 })
      await page.goto(at('/my-locations/payment?view=owner'))
      const month = page
        .getByRole('table', { name: say('mfe-owners.payments.byMonth') })
        .getByRole('row')
        .filter({ hasText: name })
      await expect(month).toContainText(show(price), { timeout: 30_000 })
      await expect(month).toContainText(show(earned))
      await expectAccessible(page, 'the payments of an owner')
    })
  })

interface Rental {
  locale: Locale
  at: (path: string) => string
  journey: (typeof journeys)[number]
  typed: string
  name: string
}

/** Finds a property by what is typed into the search, as a new tenant, and pays for its first free month. */
async function tenantPays(page: Page, { locale, at, journey, typed, name }: Rental): Promise<void> {
  const booking = bookingOn(page, locale)
  const { say } = booking
  const tenant = newPerson(journey.country)
  await register(tenant, locale)
  await page.goto(at('/'))
  await page.getByLabel(say('mfe-public.home.search.place')).fill(typed)
  await page.getByRole('button', { name: say('mfe-public.home.search.submit'), exact: true }).click()
  await page.getByRole('link', { name }).first().click()
  await page
    .getByRole('link', { name: say('tenants.property.reserve'), exact: true })
    .locator('visible=true')
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 30_000 })
  await enterWith(page, locale, tenant.email, tenant.password)
  await continueFromWelcome(page, locale)
  await booking.chooseMonths()
  await booking.continueToContract()
  await booking.fillContract(journey.country)
  await booking.sign()
  const pay = page.getByRole('button', { name: patternsOf(locale)('tenants.booking.pay.action') })
  const checkout = await openCheckout(page, () => pay.click())
  await payWith(checkout, 'pays')
  const booked = checkout.getByRole('heading', {
    level: 1,
    name: patternsOf(locale)('tenants.booking.booked.until'),
  })
  await expect(booked).toBeVisible({ timeout: 45_000 })
  await page.context().close()
}
