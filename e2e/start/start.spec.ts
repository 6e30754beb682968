import { expect, test } from '../support/test.ts'

test('the platform shows its home page, so that the rest is worth trying', async ({ page, say, at }) => {
  await page.goto(at('/'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: say('shell.skip') }).first()).toBeAttached()
})
