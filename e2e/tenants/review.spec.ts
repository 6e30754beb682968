import type { OwnReview, Reservation } from '@metrolibre/contract'
import { expectAccessible } from '../support/accessibility.ts'
import { ask } from '../support/api.ts'
import { demo, demoPassword, logIn } from '../support/people.ts'
import { signInAt } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

test('a tenant reviews a stay that is over, once', async ({ page, locale, say, at }) => {
  const { token } = await logIn(demo.tenant)
  const { reservations } = await ask<{ reservations: Reservation[] }>(
    '/reservation/mine?status=completed&limit=100',
    { token },
  )
  const { written } = await ask<{ written: OwnReview[] }>('/review/mine', { token })
  const done = new Set(written.map(({ reservationId }) => reservationId))
  const open = reservations.find(({ id }) => !done.has(id))
  expect(open, 'a stay of the demo that nobody reviewed yet').toBeDefined()

  const path = at(`/my-locations/reservations?view=client&reservation=${open!.id}`)
  await signInAt(page, locale, path, { email: demo.tenant, password: demoPassword })
  const write = page.getByRole('button', { name: say('mfe-owners.review.write.tenant') })
  await write.click()
  const dialog = page.getByRole('dialog', { name: say('mfe-owners.review.title.tenant') })
  const send = dialog.getByRole('button', { name: say('mfe-owners.review.send') })
  await send.click()
  await expect(dialog.getByLabel(say('mfe-owners.review.headline'))).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'an incomplete review')
  await dialog.getByRole('radio', { name: say('mfe-owners.rating.good'), exact: true }).check()
  await dialog.getByLabel(say('mfe-owners.review.headline')).fill('Luz todo el día')
  await dialog.getByLabel(say('mfe-owners.review.comment')).fill('Volvería mañana.')
  await send.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(say('mfe-owners.review.waiting'))).toBeVisible()
  await expect(write).toHaveCount(0)
})
