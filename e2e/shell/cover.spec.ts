import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { ask } from '../support/api.ts'
import { hydrated } from '../support/edge/hydrated.ts'
import { demo, demoPassword, logIn } from '../support/people.ts'
import { signInAt } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const heic = join(import.meta.dirname, 'files/photo.heic')
const admin = { email: demo.admin, password: demoPassword }
const exactly = { exact: true } as const

/** The path of an image uploaded for the owners' cover. */
const uploaded = /\/files\/pictures\/general\/3\//
const coverImage = (page: Page) => page.locator('main img[fetchpriority=high]').first()

// The admin's toolbar exists on wide screens only, so the size is set here.
test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })

  test('an admin changes a cover and restores it, and each change shows after a reload', async ({
    page,
    at,
    say,
    locale,
    watch,
  }) => {
    // Playwright's recorder reads the previews, which the Content Security Policy forbids to all scripts.
    watch.allow(/^Connecting to 'blob:/)
    const bar = (id: string) => page.getByRole('button', { name: say(id), ...exactly })
    const answer = (id: string) =>
      page
        .getByRole('alertdialog')
        .getByRole('button', { name: say(id) })
        .click()
    const reload = async (press: () => Promise<void>) => {
      const loaded = page.waitForEvent('load')
      await press()
      await loaded
    }
    await signInAt(page, locale, at('/profile/main'), admin)
    await page.goto(at('/propiedad'))
    await bar('shell.cover.image').click()
    const dialog = page.getByRole('dialog', { name: say('shell.cover.imageTitle') })
    const choose = (file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
      dialog.locator('input[type=file]').setInputFiles(file)

    await choose({ name: 'dibujo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
    await expect(dialog.getByText('dibujo.svg')).toBeVisible()
    await choose({ name: 'enorme.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) })
    await expect(dialog.getByRole('alert')).toContainText('enorme.png')
    // Not the type that its name says: the server checks the bytes, and reports it.
    await choose({ name: 'pagina.png', mimeType: 'image/png', buffer: Buffer.from('<!doctype html>') })
    await expect(dialog.getByRole('alert')).toContainText('pagina.png')
    await expectAccessible(page, 'upload dialog')
    await choose(heic)
    await expect(dialog).toBeHidden()
    await expect(coverImage(page)).toHaveAttribute('src', uploaded)
    await page.route('**/api/admin/general/**', (route) => route.abort(), { times: 1 })
    await bar('shell.cover.save').click()
    await answer('shell.notice.read')
    await reload(() => bar('shell.cover.save').click())
    await expect(page.getByText(say('shell.cover.saved'), exactly)).toBeVisible()
    await expect(coverImage(page)).toHaveAttribute('src', uploaded)
    // The image is in the first HTML for everybody.
    expect(await (await page.request.get(at('/propiedad'))).text()).toMatch(uploaded)
    await bar('shell.cover.imageReset').click()
    await reload(() => answer('shell.cover.resetGo'))
    await expect(coverImage(page)).not.toHaveAttribute('src', uploaded)

    await page.goto(at('/propietario'))
    await bar('shell.cover.edit').click()
    const text = page.getByRole('textbox', { name: say('shell.cover.text') })
    await expect(text).toBeFocused()
    const words = `Metros ${Date.now()}`
    await text.fill(words)
    await expectAccessible(page, 'cover text')
    // Leaving asks for confirmation; the first answer is the one that changes nothing.
    await page.getByRole('link', { name: 'Metrolibre' }).first().click()
    await page.getByRole('alertdialog').getByRole('button').first().click()
    await expect(text).toHaveValue(words)
    await reload(() => bar('shell.cover.save').click())
    await expect(page.getByText(words)).toBeVisible()
    await bar('shell.cover.textReset').click()
    await reload(() => answer('shell.cover.resetGo'))
    await expect(page.getByText(say('tenants.search.lead'))).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(bar('shell.cover.image')).toBeHidden()
  })

  test('the second of two admins at one cover is told what the first did, and loses nothing', async ({
    page,
    at,
    say,
    locale,
    watch,
  }) => {
    watch.allow(/409/)
    const bar = (id: string) => page.getByRole('button', { name: say(id), ...exactly })
    const asked = page.getByRole('alertdialog')
    const answer = (id: string) => asked.getByRole('button', { name: say(id), ...exactly }).click()
    const { token } = await logIn(demo.admin)
    const other = (part: string, body: unknown) =>
      ask(`/admin/general/2/${part}`, { method: 'PUT', token, body })
    await signInAt(page, locale, at('/profile/main'), admin)
    await page.goto(at('/propietario'))
    const text = page.getByRole('textbox', { name: say('shell.cover.text') })
    const saveAndReload = async (press: () => Promise<void>) => {
      const loaded = page.waitForEvent('load')
      await press()
      await loaded
    }

    const theirs = `Metros ajenos ${Date.now()}`
    const mine = `Metros propios ${Date.now()}`
    await bar('shell.cover.edit').click()
    await text.fill(mine)
    await other('text', { text: theirs })
    await bar('shell.cover.save').click()
    await expect(asked).toContainText(theirs)
    await expectAccessible(page, 'cover changed meanwhile')
    await answer('shell.cover.keep')
    await expect(text).toHaveValue(mine)
    await bar('shell.cover.save').click()
    await saveAndReload(() => answer('shell.cover.replace'))
    await expect(page.getByText(mine)).toBeVisible()

    // What is written starts from what is there, not from a page that may be older, and the image is kept apart.
    await other('text', { text: theirs })
    await bar('shell.cover.edit').click()
    await expect(text).toHaveValue(theirs)
    await text.fill(`${mine} 2`)
    await other('coverImage', { imageUrl: null })
    await saveAndReload(() => bar('shell.cover.save').click())
    await expect(page.getByText(`${mine} 2`)).toBeVisible()
    await bar('shell.cover.textReset').click()
    await expect(asked).toContainText(`${mine} 2`)
    await saveAndReload(() => answer('shell.cover.resetGo'))
    await expect(page.getByText(say('tenants.search.lead'))).toBeVisible()
  })
})

test('the film explains the product, with captions in the language of the page', async ({
  page,
  at,
  say,
  locale,
}) => {
  await page.goto(at('/propietario'))
  const opener = page.getByRole('button', { name: say('tenants.search.video') })
  const dialog = page.getByRole('dialog', { name: say('shell.video.title') })
  await (await hydrated(opener)).click()
  await expect(dialog).toBeVisible()
  const film = dialog.locator('video')
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  const shown = () =>
    film.evaluate((video: HTMLVideoElement) =>
      [...video.textTracks].filter(({ mode }) => mode === 'showing').map(({ language }) => language),
    )
  await expect.poll(shown).toEqual([locale])
  await expectAccessible(page, 'video dialog')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})
