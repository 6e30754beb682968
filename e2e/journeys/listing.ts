import { expect, type FileChooser, type Locator, type Page, type Request } from '@playwright/test'
import { mkdtemp, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { textsOf, type Locale } from '../support/texts.ts'
import { widePhoto } from './wide-photo.ts'

const heic = new URL('../shell/files/photo.heic', import.meta.url).pathname

/**
 * Writes an empty file of 11 MB: a browser opens files at once, but contents would be sent to it as text. Not in the folder
 * of the test, whose name has accents: where the system has no UTF-8, the browser finds nothing there.
 */
const writeEnormous = async (name: string): Promise<string> => {
  const path = join(await mkdtemp(join(tmpdir(), 'metrolibre-photo-')), name)
  await writeFile(path, '')
  await truncate(path, 11 * 1024 * 1024)
  return path
}

/** A photo of one pixel with a colour of its own: the same picture twice would count once. */
const photo = (number: number) => {
  const palette = Buffer.from([40 * number, 120, 90, 0, 0, 0])
  const start = Buffer.from('47494638396101000100800000', 'hex')
  const pixels = Buffer.from('2c00000000010001000002024401003b', 'hex')
  const buffer = Buffer.concat([start, palette, pixels])
  return { name: `foto-${number}.gif`, mimeType: 'image/gif', buffer }
}

/** Bytes of a request's body, as the browser counted them. */
const sentBytes = async (request: Request): Promise<number> =>
  Number((await request.allHeaders())['content-length'])

type Step = 'kind' | 'place' | 'measure' | 'services' | 'photos' | 'rent' | 'contact'

/** Lets the next request to a path fail as if the connection were lost. */
const loseNext = (page: Page, path: string | RegExp) =>
  page.route(path, (route) => route.abort(), { times: 1 })

/** Tells whether an element can be seen where it is now, without being scrolled to. */
const isUncovered = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

/** The form of a property as an owner fills it in, with what goes wrong on the way. */
export const listingOn = (page: Page, locale: Locale) => {
  const text = textsOf(locale)
  const say = (name: string) => text(`mfe-owners.listing.${name}`)
  const next = page.getByRole('button', { name: say('next'), exact: true })
  const field = (name: string) => page.locator(`[name=${name}]`)
  return {
    say,
    next: () => next.click(),
    step: (name: Step) => page.getByRole('heading', { level: 1, name: say(`heading.${name}`) }),

    /** Continues before anything was chosen, and sees why that is refused, also above the bar at the bottom of a phone. */
    async fillKind(name: string) {
      await next.click()
      const refusal = page.locator('fieldset .ml-field__error').first()
      await expect.poll(() => isUncovered(refusal)).toBe(true)
      await page.getByRole('radio', { name: text('mfe-owners.kind.entire') }).check({ force: true })
      await page.getByLabel(say('name'), { exact: true }).fill(name)
    },

    /** Fills in the address, chooses the zone by a part of its name, and moves the pin. */
    async fillPlace({ address, typed }: { address: string; typed: string }) {
      await page.getByLabel(say('address'), { exact: true }).fill(address)
      await page.getByRole('combobox', { name: say('zone') }).fill(typed)
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: say('pin') }).focus()
      await page.keyboard.press('ArrowUp')
    },

    /** Continues while the connection is lost; what was typed afterwards is there after a reload. */
    async fillAreaOffline() {
      await loseNext(page, /\/api\/locations\/$/)
      await next.click()
      await expect(this.step('measure')).toBeVisible()
      await expect(page.getByText(say('kept.deviceUntilNext'))).toBeVisible()
      await field('area').fill('48')
      await page.reload()
      await expect(field('area')).toHaveValue('48', { timeout: 30_000 })
    },

    async addBathroom() {
      const more = say('more').replace('{what}', say('service.bathrooms'))
      await page.getByRole('button', { name: more }).click()
    },

    /**
     * Uploads five photos, of which the first is HEIC and stopped half-way; others are refused. Then the last
     * one becomes the cover, and the new last one moves forward.
     */
    async addPhotos() {
      const choose = async (files: Parameters<FileChooser['setFiles']>[0]) => {
        const opened = page.waitForEvent('filechooser')
        await page.getByRole('button', { name: say('upload.choose') }).click()
        await (await opened).setFiles(files)
      }
      await choose(await writeEnormous('fachada-enorme.png'))
      await expect(page.getByText(/fachada-enorme\.png/)).toBeVisible()
      await loseNext(page, '**/api/images/multi')
      await choose(heic)
      await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
      // The photo is kept on the device and goes on after a reload.
      await page.reload()
      const cover = page.getByText(say('photo.cover'), { exact: true })
      await expect(cover).toBeVisible({ timeout: 30_000 })
      const wide = widePhoto()
      const sent = page.waitForRequest('**/api/images/multi')
      await choose([wide, ...Array.from({ length: 5 }, (_, index) => photo(index + 1))])
      // It is made as small as it is kept before it is sent.
      expect(await sentBytes(await sent)).toBeLessThan(0.7 * wide.buffer.length)
      await expect(page.getByText(say('upload.tooMany'))).toBeVisible()

      const pictures = page.locator('main ol img')
      const order = () => pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src))
      const earlier = page.getByRole('button', { name: say('photo.earlier').replace('{number}', '5') })
      await expect(earlier).toBeEnabled({ timeout: 30_000 })
      const [first, second, third, fourth, fifth] = await order()
      await page
        .getByRole('button', { name: say('photo.makeCover') })
        .last()
        .click()
      await expect.poll(order).toEqual([fifth, first, second, third, fourth])
      await expect(earlier).toBeEnabled()
      await earlier.click()
      await expect.poll(order).toEqual([fifth, first, second, fourth, third])
      await expect(earlier).toBeEnabled()
      await expect(page.getByRole('listitem').filter({ has: cover })).toHaveAccessibleName(
        say('photo.one').replace('{number}', '1'),
      )
    },

    /** Chooses an end before the start, is told so, and corrects it. */
    async fillDates({ start, end }: { start: string; end: string }) {
      await field('startLease').fill(start)
      await field('endLease').fill('2020-02-01')
      await next.click()
      await expect(field('endLease')).toHaveAttribute('aria-invalid', 'true')
      await field('endLease').fill(end)
    },

    /** Goes on without saying what is paid besides the rent, is asked for it, and answers with a choice that is offered. */
    async answerCosts() {
      await expect(page.locator('input[type="radio"]:checked')).toHaveCount(0)
      await next.click()
      await expect(page.locator('fieldset .ml-field__error')).toHaveCount(2)
      await field('deposit').first().check({ force: true })
      await field('commonExpenses').last().check({ force: true })
    },

    /**
     * Takes the address of the account away and hands in without a contact, is told so; then while the server fails, and
     * nothing typed is lost.
     */
    async fillContact(phone: string, account: string) {
      const calculate = page.getByRole('button', { name: say('calculate') })
      await expect(field('email')).toHaveValue(account)
      await field('email').clear()
      await calculate.click()
      await expect(field('email')).toHaveAttribute('aria-invalid', 'true')
      const saves = '**/api/locations/*'
      await page.route(saves, (route) =>
        route.request().method() === 'PUT' ? route.fulfill({ status: 503, json: {} }) : route.continue(),
      )
      await field('phone').fill(phone)
      await calculate.click()
      const alert = page.getByRole('alertdialog')
      await alert.getByRole('button').last().click()
      await expect(alert).toBeHidden()
      await expect(field('phone')).toHaveValue(phone)
      await page.unroute(saves)
      await calculate.click()
    },

    /** Books the technical visit in the widget, at random, because other tests book visits too. */
    async bookVisit(email: string) {
      const widget = page.frameLocator('iframe')
      await expect(widget.locator('#email')).toHaveValue(email, { timeout: 30_000 })
      const day = widget.locator('.days a').nth(1 + Math.floor(Math.random() * 7))
      await day.click()
      await expect(day).toHaveAttribute('aria-current', 'date')
      const hours = widget.locator('.hours label:has(input:enabled)')
      await hours.nth(Math.floor(Math.random() * (await hours.count()))).click()
      await widget.locator('button.book').click()
      await expect(page.getByText(say('visit.confirmed'))).toBeVisible({ timeout: 30_000 })
    },

    /** Cancels the visit at the provider; another one can be booked then. */
    async cancelVisit() {
      const opened = page.context().waitForEvent('page')
      await page.getByRole('link', { name: say('visit.cancel') }).click()
      const provider = await opened
      await provider.locator('button').click()
      await expect(provider.getByRole('status')).toBeVisible()
      await provider.close()
    },
  }
}
