import type { User } from '@metrolibre/contract'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { ask } from '../support/api.ts'
import { hydrated } from '../support/edge/hydrated.ts'
import { awaitMail } from '../support/inbox.ts'
import { demo, demoPassword, logIn, newPerson, register } from '../support/people.ts'
import { findPlace } from '../support/places.ts'
import { setAdmin } from '../support/roles.ts'
import { enterWith, continueFromWelcome, registerAs, signInAt } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { textsOf, type Locale } from '../support/texts.ts'

const exactly = { exact: true } as const

/** Opens the login dialog from the navigation bar. */
async function openLogin(page: Page, locale: Locale): Promise<void> {
  const enter = page.getByRole('button', { name: textsOf(locale)('shell.nav.enter'), ...exactly })
  await (await hydrated(enter.locator('visible=true').first())).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** Resolves with what a form sends. */
const sentTo = (page: Page, path: string) =>
  new Promise<Record<string, string>>((resolve) => {
    void page.route(`**/api${path}`, async (route) => {
      await route.continue()
      resolve(route.request().postDataJSON() as Record<string, string>)
    })
  })

const account = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(name) })

test('a visitor registers with a captcha, logs out, and logs in again', async ({ page, locale, say, at }) => {
  const person = newPerson('Chile')
  await page.goto(at('/'))
  await openLogin(page, locale)
  const sent = sentTo(page, '/auth/register')
  await registerAs(page, locale, { ...person, email: person.email.toUpperCase() })
  const { recaptchaToken, email } = await sent
  expect(recaptchaToken?.length).toBeGreaterThan(100)
  expect(email).toBe(person.email)
  const welcome = page.getByRole('dialog', { name: say('shell.welcome.title').replace('{name}', 'Elisa') })

  await test.step('is greeted with the pages of a tenant on the way to the profile', async () => {
    await expect(welcome).toBeVisible()
    await expect(page).toHaveURL(at('/profile/main'))
    await welcome.getByRole('link', { name: say('shell.welcome.link.tenants') }).click()
    await expect(page).toHaveURL(new RegExp(`${at('/propietario')}$`))
    await expect(welcome).toBeHidden()
  })

  await test.step('is still signed in after a reload', async () => {
    await page.reload()
    await expect(account(page, 'Elisa')).toBeVisible()
  })

  await test.step('logs out: the home page opens and no personal data is left', async () => {
    await account(page, 'Elisa').click()
    await page.getByRole('button', { name: say('shell.account.logout') }).click()
    await expect(page).toHaveURL(at('/') === '/' ? /\/$/ : /\/en$/)
    await expect(account(page, 'Elisa')).toBeHidden()
    const left = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => !/country|consent/.test(key)),
    )
    expect(left).toEqual([])
  })

  await test.step('logs in with capitals in the address, and can show the password', async () => {
    await openLogin(page, locale)
    const password = page.getByRole('dialog').getByLabel(say('shell.field.password'), exactly)
    await password.fill('otra')
    await page.getByRole('button', { name: say('shell.field.showPassword') }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: say('shell.field.hidePassword') }).click()
    await expect(password).toHaveAttribute('type', 'password')
    await enterWith(page, locale, person.email.toUpperCase(), 'otra')
    await expect(page.getByRole('alert')).toContainText(/contraseña|password/)
    await enterWith(page, locale, person.email.toUpperCase(), person.password)
    await expect(welcome).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(welcome).toBeHidden()
    await expect(account(page, 'Elisa')).toBeVisible()
  })
})

test('a lost password is replaced through a link in a mail, which works once', async ({
  page,
  locale,
  say,
  at,
}) => {
  const person = newPerson('Perú')
  await register(person, locale)
  await page.goto(at('/preguntas'))
  await openLogin(page, locale)
  await page.getByRole('button', { name: say('shell.login.forgot') }).click()
  await page.getByRole('dialog').getByLabel(say('shell.field.email')).fill(person.email)
  const sent = sentTo(page, '/auth/restore')
  await page.getByRole('button', { name: say('shell.restore.submit') }).click()
  expect((await sent)['recaptchaToken']).toBeTruthy()
  await expect(page.getByRole('status').filter({ hasText: /enlace|link/ })).toBeVisible()

  const { text } = await awaitMail(person.email, /contraseña|password/i)
  const [link] = /https?:\S+\/restaurar#token=[\w-]+/.exec(text) ?? []
  expect(link).toBeDefined()
  await page.goto(link!)
  await page.getByLabel(say('shell.newPassword.field')).fill('una clave nueva')
  await page.getByRole('button', { name: say('shell.newPassword.submit') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await enterWith(page, locale, person.email, 'una clave nueva')
  const greeting = say('shell.welcome.title').replace('{name}', 'Elisa')
  await expect(page.getByRole('dialog', { name: greeting })).toBeVisible()
  // A page change that is under way would end the one that follows.
  await expect(page).toHaveURL(/\/profile/)

  await test.step('the same link reports that it was used and offers another', async () => {
    await page.goto(link!)
    await page.reload()
    await page.getByLabel(say('shell.newPassword.field')).fill('otra clave nueva')
    await page.getByRole('button', { name: say('shell.newPassword.submit') }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.getByRole('button', { name: say('shell.newPassword.again') }).click()
    await expect(page.getByRole('dialog', { name: say('shell.restore.title') })).toBeVisible()
  })
})

test('each role arrives on its page after a login; on other pages the user stays', async ({
  page,
  locale,
  say,
  at,
}) => {
  const enterAt = async (path: string, email: string) => {
    await page.goto(at(path))
    await openLogin(page, locale)
    await enterWith(page, locale, email, demoPassword)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('link').first()).toBeVisible()
    return dialog
  }
  const leave = async () => {
    // The tab keeps a login that the identity SDK has not got yet.
    await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))
    await page.goto('about:blank')
  }
  const admin = await enterAt('/', demo.admin)
  await expect(page).toHaveURL(/\/admin\/(locations#details|reservations)$/)
  await expect(admin.getByRole('link', { name: say('shell.welcome.link.home') })).toBeVisible()
  await leave()
  await enterAt('/que-hacemos', demo.owner)
  await expect(page).toHaveURL(/\/my-locations\/(locations|reservations)$/)
  await leave()
  await enterAt('/equipo', demo.tenant)
  await expect(page).toHaveURL(/\/equipo$/)
})

test('two tabs share one session, and a token is renewed before the next call after one minute', async ({
  page,
  context,
  locale,
  say,
  at,
}) => {
  const person = newPerson('Chile')
  await register(person)
  const other = await context.newPage()
  await other.goto(at('/profile/main'))
  await expect(other.getByRole('dialog')).toBeVisible()
  await page.clock.install()
  await page.goto(at('/equipo'))
  await openLogin(page, locale)
  await enterWith(page, locale, person.email, person.password)

  await test.step('the other tab is signed in', async () => {
    await expect(other.getByRole('heading', { level: 1, name: /Elisa/ })).toBeVisible()
    await expect(other.getByRole('dialog')).toBeHidden()
  })

  await test.step('the token is renewed', async () => {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('shell.close') })
      .click()
    const calls: string[] = []
    page.on('request', (request) => calls.push(new URL(request.url()).pathname))
    await page.clock.fastForward(61_000)
    await account(page, 'Elisa').click()
    await page.getByRole('link', { name: /Mis reservas|My bookings/ }).click()
    await expect.poll(() => calls.filter((path) => path.startsWith('/api/reservation'))).not.toEqual([])
    const renewal = calls.findIndex((path) => path.includes('securetoken'))
    expect(renewal).toBeGreaterThan(-1)
    expect(renewal).toBeLessThan(calls.findIndex((path) => path.startsWith('/api/reservation')))
  })

  await test.step('a logout in one tab signs out both', async () => {
    await other.bringToFront()
    await other
      .getByRole('main')
      .getByRole('button', { name: say('shell.account.logout') })
      .click()
    await expect(account(other, 'Elisa')).toBeHidden()
    await expect(account(page, 'Elisa')).toBeHidden()
    await expect(page.getByRole('heading', { name: say('shell.guard.loginTitle') })).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test('a deactivated account is signed out in every tab with a message', async ({
  page,
  context,
  locale,
  say,
  at,
}) => {
  const person = newPerson('Chile')
  const { token, user } = await register(person)
  await signInAt(page, locale, at('/profile/main'), person)
  const other = await context.newPage()
  await other.goto(at('/equipo'))
  await expect(account(other, 'Elisa')).toBeVisible()
  await ask(`/auth/toogleActive/${user.id}`, { method: 'PUT', body: { active: false }, token })
  await page
    .getByRole('link', { name: /reservas|bookings/i })
    .first()
    .click()
  for (const tab of [page, other]) {
    const notice = tab.getByRole('alertdialog', { name: say('shell.session.endedTitle') })
    await expect(notice).toBeVisible()
    await notice.getByRole('button', { name: say('shell.notice.read') }).click()
    await expect(account(tab, 'Elisa')).toBeHidden()
  }
})

test('guards require a login or an admin, and keep a deep link', async ({ page, locale, say, at }) => {
  await test.step('a personal page asks for a login and then opens', async () => {
    await signInAt(page, locale, at('/my-locations/reservations?view=client'), {
      email: demo.tenant,
      password: demoPassword,
    })
    await expect(page).toHaveURL(/\/my-locations\/reservations\?view=client$/)
  })

  await test.step('an admin page refuses others, and opens the owners’ page', async () => {
    await page.goto(at('/admin/reservations'))
    const notice = page.getByRole('alertdialog')
    await expect(notice).toContainText(say('shell.guard.refused'))
    await notice.getByRole('button', { name: say('shell.notice.read') }).click()
    await expect(page).toHaveURL(new RegExp(`${at('/propiedad')}$`))
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('an admin page offers the login to a visitor, who arrives at the page', async () => {
    await page.evaluate(() => localStorage.clear())
    await page.goto(at('/admin/reservations'))
    await enterWith(page, locale, demo.admin, demoPassword)
    await continueFromWelcome(page, locale)
    await expect(page).toHaveURL(/\/admin\/reservations$/)
  })
})

/** How an admin's session ends, and the message about it. */
const ends = {
  demoted: ({ email }: User) => setAdmin(email, false),
  gone: async ({ id }: User) => {
    const { token } = await logIn(demo.admin)
    await ask(`/auth/toogleActive/${id}`, { method: 'PUT', body: { active: false }, token })
  },
}

for (const [reason, end] of Object.entries(ends))
  test(`an admin who is ${reason} while working is signed out in every tab${reason === 'gone' ? ' @matrix' : ''}`, async ({
    page,
    context,
    locale,
    say,
    at,
    isMobile,
  }) => {
    const person = newPerson('Chile')
    const { user } = await register(person)
    await setAdmin(person.email, true)
    await page.goto(at('/admin/reservations'))
    await enterWith(page, locale, person.email, person.password)
    await continueFromWelcome(page, locale)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const other = await context.newPage()
    await other.goto(at('/equipo'))
    await expect(account(other, 'Elisa')).toBeVisible()

    await end(user)
    if (isMobile) await page.getByRole('button', { name: say('shell.nav.adminOpen') }).click()
    await page
      .getByRole('link', { name: /^(Pagos|Payments)$/ })
      .locator('visible=true')
      .click()
    for (const tab of [page, other]) {
      const notice = tab.getByRole('alertdialog', { name: say('shell.session.endedTitle') })
      await expect(notice).toContainText(say(`shell.session.ended.${reason}`))
      await notice.getByRole('button', { name: say('shell.notice.read') }).click()
      await expect(account(tab, 'Elisa')).toBeHidden()
    }
    // A page of the administration offers the login at once.
    await expect(page.getByRole('dialog', { name: say('shell.login.title') })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: say('shell.guard.loginTitle') })).toBeVisible()
    await expect(page.getByRole('main').getByRole('row')).toHaveCount(0)
  })

test('the login dialogs are accessible in light and dark mode, and keep the focus inside', async ({
  page,
  locale,
  say,
  at,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(at('/equipo'))
  await openLogin(page, locale)
  const dialog = page.getByRole('dialog')
  const forms = [
    ['login', undefined],
    ['restore', say('shell.login.forgot')],
    ['login', say('shell.restore.back')],
    ['register', say('shell.register.title')],
  ] as const
  for (const [form, press] of forms) {
    if (press) await dialog.getByRole('button', { name: press }).click()
    await expect(dialog.getByRole('heading', { name: say(`shell.${form}.title`) })).toBeVisible()
    await expect(dialog.locator('input').first()).toBeFocused()
    if (form !== 'login' || !press) await expectAccessible(page, form)
  }
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  // Colours change over some frames, in which axe would see a page that is half in each mode.
  await page.evaluate(async () => {
    await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)))
    // A change of an inherited colour is cancelled and starts again with each frame of the one above.
    for (let running = document.getAnimations(); running.length > 0; running = document.getAnimations())
      await Promise.allSettled(running.map(({ finished }) => finished))
  })
  await expectAccessible(page, 'register, dark')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('[role="dialog"]')))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('a wizard greets with a toast, so that no dialog covers the calendar', async ({
  page,
  locale,
  say,
  at,
}) => {
  const person = newPerson('Chile')
  await register(person)
  const { property, room } = await findPlace({ country: 'Chile', type: 'room', part: 'room', byHour: false })
  await page.goto(at(`/propietario/${property.id}/calendar/${room!.id}/monthly`))
  await enterWith(page, locale, person.email, person.password)
  const toast = page.locator('.ml-toast').filter({ hasText: /Elisa/ })
  await expect(toast).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  const next = page.getByRole('button', { name: say('tenants.booking.dates.next'), exact: true })
  await expect(next).toBeVisible()
  const apart = async () => {
    const [above, below] = [await toast.boundingBox(), await next.boundingBox()]
    return above!.y + above!.height <= below!.y || above!.y >= below!.y + below!.height
  }
  // The step may come after the toast.
  await expect.poll(apart, 'the toast does not lie over the button').toBe(true)
})

test('with reCAPTCHA configured, its proof is requested when the form is sent, and sent with it', async ({
  page,
  locale,
  at,
}) => {
  // Sends the page as an installation with reCAPTCHA does, and a replacement for the provider's script.
  await page.route(
    /\/(en\/)?equipo$/,
    async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(
        /"captcha":\{[^}]*\}/,
        '"captcha":{"provider":"recaptcha","siteKey":"site-of-tests"}',
      )
      const headers = { ...response.headers() }
      headers['content-security-policy'] = headers['content-security-policy']!.replaceAll(
        /(script|frame)-src /g,
        "$1-src 'self' https://www.google.com ",
      )
      await route.fulfill({ response, headers, body })
    },
    { times: 1 },
  )
  // Suspicious visitors get a challenge, in a box at the end of the page. Its frame is from our own origin: one of
  // another site is another process, whose place on the page the browser learns some frames after it is shown, and a
  // press until then is lost.
  await page.route('**/recaptcha/**', (route) =>
    route.request().url().includes('/bframe')
      ? route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><button onclick="parent.postMessage('solved', '*')">Verify</button>`,
        })
      : route.fulfill({
          contentType: 'text/javascript',
          body: `const box = document.createElement('div')
            box.style.cssText = 'position: absolute; inset: 0; z-index: 2000000000; visibility: hidden'
            box.innerHTML = '<iframe title="recaptcha challenge" src="/recaptcha/api2/bframe"></iframe>'
            window.grecaptcha = {
              ready: (then) => then(),
              render: (place, { sitekey, size, callback }) => {
                document.body.append(box)
                addEventListener('message', ({ data }) => {
                  if (data !== 'solved') return
                  box.style.visibility = 'hidden'
                  callback('proof-for-' + sitekey + '-' + size)
                })
                return 0
              },
              execute: () => (box.style.visibility = 'visible'),
            }`,
        }),
  )
  await page.goto(at('/equipo'))
  await openLogin(page, locale)
  const sent = sentTo(page, '/auth/register')
  await registerAs(page, locale, newPerson('Chile'))
  const verify = page.frameLocator('iframe[title="recaptcha challenge"]').getByRole('button')
  await verify.focus()
  await expect(verify).toBeFocused()
  await verify.click()
  expect((await sent)['recaptchaToken']).toBe('proof-for-site-of-tests-invisible')
})
