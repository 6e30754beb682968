import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { hydrated } from '../support/edge/hydrated.ts'
import { demo, demoPassword, newPerson, register } from '../support/people.ts'
import { findPlace } from '../support/places.ts'
import { signInAt } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { textsOf, type Locale } from '../support/texts.ts'

const us = ['/que-hacemos', '/equipo', '/casos-de-exito', '/confian-en-nosotros']
const footerLinks = [
  '/propietario',
  '/propiedad',
  '/casos-de-exito',
  '/posts',
  '/preguntas',
  '/trabaja-con-nosotros',
  '/terminos',
  '/politicas-cookies',
]

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 760

/** Opens the visitors' menu for country and language. */
async function openPlaceMenu(page: Page, locale: Locale): Promise<void> {
  const button = page.getByRole('button', { name: textsOf(locale)('shell.place.label') })
  await (await hydrated(button)).click()
}

test('every link in the menus and the footer leads to an existing page', async ({ page, at, say }) => {
  await page.goto(at('/preguntas'))
  const phone = isPhone(page)
  const bar = page.getByRole('navigation', { name: say(phone ? 'shell.nav.bottomLabel' : 'shell.nav.label') })
  await (await hydrated(bar.getByRole('button', { name: say('shell.nav.us') }))).click()
  const menu = page.getByRole('dialog')
  for (const path of us) await expect(menu.locator(`a[href="${at(path)}"]`)).toBeVisible()
  await expectAccessible(page, 'the menu about us')
  await menu.locator(`a[href="${at('/equipo')}"]`).click()
  await expect(page).toHaveURL(at('/equipo'))
  await expect(menu).toBeHidden()
  await expect(bar.locator('[aria-current]').first()).toHaveText(say('shell.nav.us'))

  const footer = page.getByRole('contentinfo')
  await expect(footer.locator('a[href^="mailto:"]')).toBeVisible()
  for (const outside of await footer.locator('a[href^="https://"]').all())
    await expect(outside).toHaveAttribute('rel', /noopener/)
  const titles = new Set<string>()
  for (const path of footerLinks) {
    await footer.locator(`a[href="${at(path)}"]`).click()
    await expect(page).toHaveURL(at(path))
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(async () => expect(titles).not.toContain(await page.title())).toPass()
    titles.add(await page.title())
  }
})

test('a signed-in user has a menu, and an admin has a link to administration', async ({
  page,
  locale,
  at,
  say,
}) => {
  const person = newPerson('Chile')
  await register(person)
  await signInAt(page, locale, at('/profile/main'), person)
  await page.getByRole('button', { name: /Elisa Vara/ }).click()
  const menu = page.getByRole('dialog', { name: say('shell.account.label') })
  await expect(menu).toContainText('Elisa Vara')
  await expect(menu).toContainText(person.email)
  for (const path of ['/profile/main', '/profile/main#edit', '/my-locations/locations'])
    await expect(menu.locator(`a[href="${at(path)}"]`).last()).toBeVisible()
  await expect(menu.getByRole('radio', { name: 'Perú' })).toBeAttached()
  await expect(menu.getByRole('link', { name: say('shell.nav.admin') })).toHaveCount(0)
  await menu.locator(`a[href="${at('/my-locations/locations')}"]`).click()
  await expect(page).toHaveURL(at('/my-locations/locations'))

  await page.getByRole('button', { name: /Elisa Vara/ }).click()
  await menu.getByRole('button', { name: say('shell.account.logout') }).click()
  await expect(page).toHaveURL(at('/'))
  await signInAt(page, locale, at('/profile/main'), { email: demo.admin, password: demoPassword })
  await page.goto(at('/'))
  // A phone's bar has no room for the link, so it is in the menu.
  if (isPhone(page))
    await page.getByRole('button', { name: say('shell.account.open').replace('{name}', '') }).click()
  await page
    .getByRole('link', { name: say('shell.nav.admin'), exact: true })
    .locator('visible=true')
    .click()
  await expect(page).toHaveURL(/\/admin\//)
})

test('a form keeps its input when language and country are changed, without a reload', async ({
  page,
  locale,
  at,
}) => {
  const [other, name] = locale === 'es' ? (['en', 'English'] as const) : (['es', 'Español'] as const)
  await page.goto(at('/preguntas'))
  const form = page.locator('#escribenos')
  await (await hydrated(form.locator('[name=name]'))).fill('Elisa')
  await form.locator('[name=message]').fill('¿Hay bodegas en Ñuñoa?')
  await form.locator('[name=email]').fill('nadie')
  await form.locator('[name=message]').focus()
  await expect(form.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true')
  await page.evaluate(() => Object.assign(window, { untouched: true }))

  await openPlaceMenu(page, locale)
  await page.getByRole('radio', { name: 'Perú' }).check({ force: true })
  await page.getByRole('radio', { name }).check({ force: true })
  await expect(page).toHaveURL(other === 'en' ? '/en/preguntas' : '/preguntas')
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  await expect(form.locator('[name=message]')).toHaveValue('¿Hay bodegas en Ñuñoa?')
  await expect(form.locator('[name=name]')).toHaveValue('Elisa')
  await expect(form).toContainText(/not a valid email|no es una dirección/)
  expect(await page.evaluate(() => 'untouched' in window)).toBe(true)

  // Both choices are stored: the country for all prices, the language for the address without a language.
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/')
  await expect(page).toHaveURL(other === 'en' ? /\/en$/ : /:\d+\/$/)
  await openPlaceMenu(page, other)
  await expect(page.getByRole('radio', { name: 'Perú' })).toBeChecked()
})

test('prices in another country are references, and dates and numbers follow the language', async ({
  page,
}) => {
  const { property } = await findPlace({ country: 'Chile', type: 'entire', part: 'whole', byHour: false })
  await page.goto(`/propietario/${property.id}/details`)
  const exact = new Intl.NumberFormat('es-CL', { useGrouping: 'always' }).format(property.value!)
  const main = page.locator('main')
  await expect(main).toContainText(exact)
  await openPlaceMenu(page, 'es')
  await page.getByRole('radio', { name: 'Perú' }).check({ force: true })
  await expect(main).toContainText(/S\/\s[\d.]+/)
  await expect(main).toContainText('referencia')
})

test('the question about cookies is asked, its answer stored with date and version, and the footer opens it again', async ({
  browser,
  at,
  say,
}, info) => {
  // A new visitor: nothing is stored yet.
  const context = await browser.newContext({ ...info.project.use, storageState: undefined })
  const page = await context.newPage()
  await page.goto(at('/terminos'))
  const banner = page.getByRole('region', { name: say('shell.cookies.label') })
  await expect(banner).toBeVisible()
  // What the keyboard of a phone leaves of the window belongs to the field that is typed into.
  const whole = page.viewportSize()!
  await page.setViewportSize({ width: 390, height: 470 })
  const field = page.locator('footer input').first()
  await field.focus()
  await expect(banner).not.toBeInViewport()
  await field.blur()
  await expect(banner).toBeInViewport()
  await page.setViewportSize(whole)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => [Object.keys(localStorage), document.cookie])).toEqual([[], ''])
  expect(await context.cookies()).toEqual([])

  await banner.getByRole('button', { name: say('shell.cookies.decline') }).click()
  const recorded = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('metrolibre.consent') ?? 'null') as object)
  expect(await recorded()).toMatchObject({
    choice: 'declined',
    version: expect.stringMatching(/^\d{4}-\d{2}$/),
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
  await page.reload()
  await page.getByRole('button', { name: say('shell.cookies.settings') }).click()
  await banner.getByRole('button', { name: say('shell.cookies.accept') }).click()
  expect(await recorded()).toMatchObject({ choice: 'accepted' })
  await expect(banner).toBeHidden()
  await context.close()
})

test('the way to the map stands above the question about cookies', async ({ browser, at, say }, info) => {
  const options = { ...info.project.use, storageState: undefined }
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 820, height: 1100 },
  ]) {
    const context = await browser.newContext({ ...options, viewport })
    const page = await context.newPage()
    await page.goto(at('/propietario'))
    await expect(page.getByRole('region', { name: say('shell.cookies.label') })).toBeVisible()
    // A press on what is covered would fail.
    await (await hydrated(page.getByRole('button', { name: say('tenants.search.showMap') }))).click()
    await expect(page).toHaveURL(/view=map/)
    // What has nothing to say leaves no box over the map.
    await expect(page.locator('main output:empty').locator('visible=true')).toHaveCount(0)
    await context.close()
  }
})

test('the chat opens with a Chilean number, and names the property on its page', async ({ page, at }) => {
  const { property } = await findPlace({ country: 'Perú', type: 'room', part: 'room', byHour: false })
  const chat = page.locator('a[href^="https://wa.me/"]').last()
  await page.goto(at('/'))
  await expect(chat).toHaveAttribute('href', /wa\.me\/56\d{9}\?text=\S+/)
  await page.goto(at(`/propietario/${property.id}/details`))
  await expect(chat).toHaveAttribute('href', new RegExp(`text=.*${encodeURIComponent(property.name)}`))
})

test('the chat covers no icon of a question on a phone', async ({ page, at }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(at('/preguntas'))
  const chat = page.locator('aside a[href^="https://wa.me/"]')
  const { y, height } = (await chat.evaluate((link) => link.getBoundingClientRect().toJSON())) as DOMRect
  const icon = page.locator('summary .ml-icon').nth(16)
  await hydrated(page.locator('main input').first())
  // From further down, because reading down alone puts it aside.
  for (const beyond of [300, 0])
    await icon.evaluate(
      (element, place) => scrollBy(0, element.getBoundingClientRect().top - place),
      y + height / 2 - beyond,
    )
  await page.waitForTimeout(1_000)
  await expect(icon).toBeInViewport()
  await expect(chat).toBeHidden()
})

test('pages open at the top, at their hash, or at the earlier scroll position', async ({ page, at }) => {
  await page.goto(at('/terminos'))
  const footer = page.getByRole('contentinfo')
  const scrolled = () => page.evaluate(() => window.scrollY)
  await hydrated(footer.locator('a').first())
  await page.evaluate(() => window.scrollTo(0, 1200))
  await footer.locator(`a[href="${at('/politicas-cookies')}"]`).evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(at('/politicas-cookies'))
  await expect.poll(scrolled).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(at('/terminos'))
  await expect.poll(scrolled).toBe(1200)

  await page.goto(at('/confian-en-nosotros'))
  await (await hydrated(page.locator('main a[href$="#escribenos"]'))).click()
  await expect(page.locator('#escribenos')).toBeInViewport()
  await page.goto(at('/terminos#law'))
  await expect(page.locator('#law')).toBeInViewport()
})
