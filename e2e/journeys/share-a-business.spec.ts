import { randomBytes } from 'node:crypto'
import { demo, demoPassword } from '../support/people.ts'
import { continueFromWelcome, enterWith, signInAt } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

test('a tenant presents a business, an admin verifies it, and everybody sees it', async ({
  page,
  browser,
  locale,
  say,
  like,
  at,
}) => {
  test.setTimeout(180_000)
  const title = `Taller ${randomBytes(4).toString('hex')}`
  const visitor = await (await browser.newContext()).newPage()
  let address = ''

  await test.step('fills in the form as a visitor, signs in and sends it', async () => {
    await page.goto(at('/posts/crear'))
    await page.getByLabel(say('mfe-public.postForm.field.title'), { exact: true }).fill(title)
    await page.getByLabel(say('mfe-public.postForm.field.description')).fill('Vajilla de gres')
    await page.getByRole('radio', { name: like('mfe-public.posts.category.crafts') }).check()
    const send = page.getByRole('button', { name: say('mfe-public.postForm.send') })
    await send.click()
    await enterWith(page, locale, demo.tenant, demoPassword)
    await continueFromWelcome(page, locale)
    await send.click()
    await expect(page.getByRole('heading', { name: say('mfe-public.postForm.thanks.title') })).toBeVisible()
  })

  await test.step('alone sees it while it waits', async () => {
    await page.getByRole('link', { name: say('mfe-public.postForm.thanks.see') }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    address = page.url()
    expect((await visitor.goto(address))?.status()).toBe(404)
  })

  await test.step('is public once an admin verified it', async () => {
    const admin = await (await browser.newContext()).newPage()
    const who = { email: demo.admin, password: demoPassword }
    await signInAt(admin, locale, at('/my-locations/reservations'), who)
    await admin.goto(at(`/admin/publications?q=${title}`))
    await admin.getByRole('switch', { name: like('mfe-admin.posts.isVerifiedOf') }).click()
    await expect(admin.getByText(like('mfe-admin.posts.said.isVerified.true'))).toBeVisible()
    expect((await visitor.goto(address))?.status()).toBe(200)
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })
})
