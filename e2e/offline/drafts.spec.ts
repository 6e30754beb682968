import { hydrated } from '../support/edge/hydrated.ts'
import { expect, test } from '../support/test.ts'

test('input survives its tab, counts as unsaved, and is removed once it is sent', async ({
  page: first,
  context,
  at,
}) => {
  const open = async (page = first) => {
    await page.goto(at('/preguntas#escribenos'))
    const form = page.locator('#escribenos')
    const send = form.locator('button[type=submit]')
    await hydrated(send)
    return { page, form, send, message: form.locator('[name=message]') }
  }
  const before = await open()
  await before.form.locator('[name=name]').fill('Elisa Vara')
  await before.form.locator('[name=email]').fill('elisa@metrolibre.example')
  await before.message.fill('¿Puedo dejar un invernadero?')
  await first.close()

  const { page, form, send, message } = await open(await context.newPage())
  await expect(message).toHaveValue('¿Puedo dejar un invernadero?')
  const asked: string[] = []
  page.on('dialog', (leaving) => {
    asked.push(leaving.type())
    void leaving.accept()
  })
  await message.press('End')
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
  await expect(message).toHaveValue('¿Puedo dejar un invernadero?')
  await hydrated(send)
  await send.click()
  await expect(form.getByRole('status')).toContainText('elisa@metrolibre.example')
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /draft/.test(key)))).toEqual([])
  await page.reload()
  await hydrated(send)
  await expect(message).toHaveValue('')
})
