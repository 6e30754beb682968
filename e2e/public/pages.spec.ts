import { randomBytes } from 'node:crypto'
import { hydrated } from '../support/edge/hydrated.ts'
import { awaitMail } from '../support/inbox.ts'
import { demo, demoPassword } from '../support/people.ts'
import { signInAt } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const newEmail = (name: string) => `${name}-${randomBytes(5).toString('hex')}@metrolibre.example`

test('the newsletter accepts an address, reports an invalid one, and reports a failure', async ({
  page,
  at,
  say,
  watch,
}) => {
  watch.allow(/503/)
  await page.goto(at('/posts'))
  const footer = page.getByRole('contentinfo')
  const email = footer.getByLabel(say('shell.newsletter.label'))
  const join = footer.getByRole('button', { name: say('shell.newsletter.submit') })
  const answer = footer.locator('[aria-live]')
  await hydrated(email)
  await email.fill('nadie')
  await join.click()
  await expect(answer).toContainText(/no es una dirección|not a valid email/)
  await expect(email).toHaveAttribute('aria-invalid', 'true')

  const reader = newEmail('lectora')
  await email.fill(reader)
  await join.click()
  await expect(answer).toContainText(/una vez al mes|once a month/)
  await expect(email).toHaveValue('')
  await email.fill(reader.toUpperCase())
  await join.click()
  await expect(answer).toContainText(/una vez al mes|once a month/)
  await expect(email).toHaveValue('')

  // The stand-in of the mailing list refuses this address.
  await email.fill(newEmail('failure').replace(/^failure-\w+/, 'failure'))
  await join.click()
  await expect(answer).toContainText(say('shell.newsletter.failed'))
  await expect(email).not.toHaveValue('')
})

test('a question reaches the team, and the input is kept when sending fails', async ({ page, at, watch }) => {
  watch.allow(/503/)
  const name = `Elisa ${randomBytes(4).toString('hex')}`
  await page.goto(at('/preguntas#escribenos'))
  const form = page.locator('#escribenos')
  const send = form.locator('button[type=submit]')
  await hydrated(send)
  await send.click()
  await expect(form.locator('[aria-invalid]')).toHaveCount(3)
  await expect(form.locator('[name=name]')).toBeFocused()
  await form.locator('[name=name]').fill(name)
  await form.locator('[name=email]').fill('elisa@metrolibre.example')
  await form.locator('[name=message]').fill('¿Puedo dejar <b>un invernadero</b>?')

  await page.route('**/api/contact', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
  await send.click()
  await expect(form.getByRole('alert')).toBeVisible()
  await expect(form.locator('[name=message]')).toHaveValue('¿Puedo dejar <b>un invernadero</b>?')
  await send.click()
  await expect(form.getByRole('status')).toContainText('elisa@metrolibre.example')
  const mail = await awaitMail('hola@metrolibre.example', new RegExp(name))
  expect(mail.text).toContain('¿Puedo dejar <b>un invernadero</b>?')
})

test('questions and posts are found by a word without accents', async ({ page, at, locale }) => {
  await page.goto(at('/preguntas'))
  const search = page.getByRole('searchbox')
  await (await hydrated(search)).fill(locale === 'es' ? 'GARANTIA' : 'DEPOSIT')
  await expect(page.locator('#deposit')).toHaveAttribute('open', '')
  await expect(page.locator('#cost')).toHaveCount(0)
  await page.goto(at('/posts'))
  const posts = page.locator('main article')
  const all = await posts.count()
  expect(all).toBeGreaterThan(2)
  await (await hydrated(search)).fill('ceramica')
  await expect(posts).toHaveCount(1)
  await search.fill('nadie hace esto')
  await expect(posts).toHaveCount(0)
})

test('only an admin sees hidden members of the team', async ({ page, locale, at }) => {
  const members = page.locator('main article')
  await page.goto(at('/equipo'))
  const visible = await members.count()
  expect(visible).toBeGreaterThan(2)
  await signInAt(page, locale, at('/profile/main'), { email: demo.admin, password: demoPassword })
  await page.goto(at('/equipo'))
  await expect(members).toHaveCount(visible + 2)
})

test('the guide can be downloaded as a document', async ({ page, at }) => {
  await page.goto(at('/casos-de-exito'))
  const href = await page.locator('main a[download]').getAttribute('href')
  const response = await page.request.get(href!)
  expect(response.headers()['content-type']).toBe('application/pdf')
  expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

test('paper shows what there is to read, without what can only be pressed', async ({ page, at }) => {
  await page.goto(at('/terminos'))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main nav')).toBeHidden()
  await page.goto(at('/'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main form').first()).toBeHidden()
  await page.goto(at('/propietario'))
  await expect(page.locator('.ml-pages')).toBeHidden()
})

test('a press counts that comes before the page’s own texts', async ({ page, at }) => {
  await page.route(/\/r\/mfe-public\/.*\/\d+\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await page.goto(at('/contrato'), { waitUntil: 'commit' })
  await page.locator('main form button[type=submit]').click()
  await expect(page.locator('main form [aria-invalid=true]')).toBeVisible()
})
