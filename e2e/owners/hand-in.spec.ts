import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { awaitMail } from '../support/inbox.ts'
import { newPerson } from '../support/people.ts'
import { continueFromWelcome, registerAs } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const heic = new URL('../shell/files/photo.heic', import.meta.url).pathname
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const photo = (name: string, buffer: Buffer = pixel) => ({ name, mimeType: 'image/png', buffer })

/** Lets the next request to a path fail as if the connection were lost. */
const loseNext = (page: Page, path: string | RegExp) =>
  page.route(path, (route) => route.abort(), { times: 1 })

test('a new owner hands a property in, and nothing typed is lost on the way', async ({
  page,
  context,
  locale,
  say,
  like,
  at,
}) => {
  test.setTimeout(240_000)
  const listing = (name: string) => say(`mfe-owners.listing.${name}`)
  const person = newPerson('Chile')
  const step = (name: string) => page.getByRole('heading', { level: 1, name: listing(`heading.${name}`) })
  const next = page.getByRole('button', { name: listing('next'), exact: true })
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
    await expect(step('kind')).toBeVisible({ timeout: 30_000 })
    await expectAccessible(page, 'the first step')
  })

  await test.step('describes it, while the connection is lost once', async () => {
    await page.getByRole('radio', { name: listing('kind.entire') }).check({ force: true })
    await page.getByLabel(listing('name'), { exact: true }).fill('Casa Irarrázaval')
    await next.click()
    await page.getByLabel(listing('address'), { exact: true }).fill('Av. Irarrázaval 3140')
    await page.getByRole('combobox').fill('nunoa')
    await page.keyboard.press('Enter')
    const pin = page.getByRole('button', { name: listing('pin') })
    await pin.focus()
    await page.keyboard.press('ArrowUp')
    await expectAccessible(page, 'the step with the map')
    await loseNext(page, /\/api\/locations\/$/)
    await next.click()
    await expect(step('measure')).toBeVisible()
    await expect(page.getByText(listing('kept.device'))).toBeVisible()
    await page.locator('[name=area]').fill('48')
    await page.reload()
    await expect(page.locator('[name=area]')).toHaveValue('48', { timeout: 30_000 })
    await next.click()
    await expect(step('services')).toBeVisible()
    await expect(page).toHaveURL(/property=/)
    await page
      .getByRole('button', { name: listing('more').replace('{what}', listing('service.bathrooms')) })
      .click()
    await next.click()
  })

  await test.step('adds photos, of which some are refused and one is stopped half-way', async () => {
    await expect(step('photos')).toBeVisible()
    const choose = (files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
      page.locator('input[type=file]').first().setInputFiles(files)
    await choose([photo('fachada-enorme.png', Buffer.alloc(11 * 1024 * 1024, pixel))])
    await expect(page.getByText(/fachada-enorme\.png/)).toBeVisible()
    await loseNext(page, '**/api/images/multi')
    await choose(heic)
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
    // The photo is kept on the device and goes on after a reload.
    await page.reload()
    await expect(page.getByText(listing('photo.cover'), { exact: true })).toBeVisible({ timeout: 30_000 })
    await choose(Array.from({ length: 6 }, (_, index) => photo(`foto-${index}.png`)))
    await expect(page.getByText(listing('upload.tooMany'))).toBeVisible()
    const last = page.getByRole('button', { name: listing('photo.earlier').replace('{number}', '5') })
    await expect(last).toBeEnabled({ timeout: 30_000 })
    await page
      .getByRole('button', { name: listing('photo.makeCover') })
      .last()
      .click()
    await expect(last).toBeEnabled()
    await expectAccessible(page, 'the photos')
    await next.click()
  })

  await test.step('sets dates and contact, and is told what is wrong', async () => {
    await expect(step('rent')).toBeVisible()
    await page.locator('[name=startLease]').fill('2031-03-01')
    await page.locator('[name=endLease]').fill('2031-02-01')
    await next.click()
    await expect(page.locator('[name=endLease]')).toHaveAttribute('aria-invalid', 'true')
    await page.locator('[name=endLease]').fill('2032-02-29')
    await next.click()
    await expect(step('contact')).toBeVisible()
    await page.getByRole('button', { name: listing('calculate') }).click()
    await expect(page.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page, 'the last step')
    const saves = '**/api/locations/*'
    await page.route(saves, (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 503, json: {} }) : route.continue(),
    )
    await page.locator('[name=phone]').fill('+56-9-5550-0142')
    await page.getByRole('button', { name: listing('calculate') }).click()
    const alert = page.getByRole('alertdialog')
    await alert.getByRole('button').last().click()
    await expect(alert).toBeHidden()
    await expect(page.locator('[name=phone]')).toHaveValue('+56-9-5550-0142')
    await page.unroute(saves)
    await page.getByRole('button', { name: listing('calculate') }).click()
  })

  await test.step('sees the estimate and books the technical visit', async () => {
    await expect(
      page.getByRole('heading', { level: 1, name: like('mfe-owners.listing.result.range') }),
    ).toBeVisible()
    await expectAccessible(page, 'the estimate')
    await page.getByRole('button', { name: listing('schedule') }).click()
    const widget = page.frameLocator('iframe')
    await expect(widget.locator('#email')).toHaveValue(person.email, { timeout: 30_000 })
    const day = widget.locator('.days a').nth(1 + Math.floor(Math.random() * 7))
    await day.click()
    await expect(day).toHaveAttribute('aria-current', 'date')
    const hours = widget.locator('.hours label:has(input:enabled)')
    await hours.nth(Math.floor(Math.random() * (await hours.count()))).click()
    await widget.locator('button.book').click()
    await expect(page.getByText(listing('visit.confirmed'))).toBeVisible({ timeout: 30_000 })
    await expectAccessible(page, 'the confirmed visit')
    await awaitMail(person.email, /Visita técnica agendada|Technical visit booked/)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: listing('visit.calendar') }).click()
    expect((await saved).suggestedFilename()).toMatch(/\.ics$/)
  })

  await test.step('cancels the visit, and can book another one', async () => {
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: listing('visit.cancel') }).click()
    const provider = await opened
    await provider.locator('button').click()
    await expect(provider.getByRole('status')).toBeVisible()
    await awaitMail(person.email, /Se canceló la visita técnica|technical visit was cancelled/)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: listing('visit.title') })).toBeVisible({
      timeout: 30_000,
    })
  })
})
