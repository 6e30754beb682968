import { type AdminProperty, type MeasureName, usualMeasureName } from '@metrolibre/contract'
import { expectAccessible } from '../support/accessibility.ts'
import { ask } from '../support/api.ts'
import { demo, demoPassword, logIn } from '../support/people.ts'
import { signInAt } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

interface Listed {
  readonly locations: readonly { readonly id: string }[]
}

const photo = {
  name: 'frente.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

test('an inspector fills in a sheet without a connection, and the next tab with one sends it @phone @matrix', async ({
  page: first,
  context,
  locale,
  say,
  at,
  watch,
}) => {
  const { token } = await logIn(demo.admin)
  const read = (id: string) => ask<AdminProperty>(`/admin/location/${id}`, { token })
  const { locations } = await ask<Listed>('/admin/listlocations?stage=visit_scheduled', { token })
  const { id } = locations.at(-1)!
  const before = await read(id)
  const sheet = at(`/admin/locations/inspection/${id}`)
  const text = (name: string) => say(`mfe-admin.property.${name}`)
  const value = text('inspect.measureValue')
  const fieldOf = (measure: MeasureName) => `${usualMeasureName(measure, locale)}, ${value}`
  const [long, short] =
    before.propertyType === 'terreno' ? (['front', 'depth'] as const) : (['length', 'width'] as const)
  await signInAt(first, locale, at('/my-locations/reservations'), {
    email: demo.admin,
    password: demoPassword,
  })
  await first.goto(sheet)
  await expect(first.getByLabel(fieldOf(long))).toBeVisible()

  watch.allow(/net::ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await context.setOffline(true)
  await expect(first.getByText(text('inspect.offline'))).toBeVisible()
  await first.getByLabel(fieldOf(long)).fill('26.05')
  await first.getByLabel(fieldOf(short)).fill('19.6')
  await first.getByLabel(text('inspect.note')).fill('Portón eléctrico, filtración chica')
  await first.getByLabel(text('offer.offered'), { exact: true }).fill('1850000')
  await first.locator('input[type=file]').setInputFiles(photo)
  await expect(first.getByAltText(photo.name)).toBeVisible()
  await expectAccessible(first, 'a sheet without a connection')
  await first.getByRole('button', { name: text('inspect.sendLater') }).click()
  await expect(first.getByText(text('inspect.step.waiting'))).toBeVisible()
  await first.close()
  expect((await read(id)).inspection).toEqual(before.inspection)

  await context.setOffline(false)
  const later = await context.newPage()
  await later.goto(sheet)
  await later.waitForURL(new RegExp(`/admin/locations/detail/${id}$`), { timeout: 60_000 })
  const after = await read(id)
  expect(after.inspection).toMatchObject({
    measures: [{ value: 26.05 }, { value: 19.6 }],
    note: 'Portón eléctrico, filtración chica',
  })
  expect(after.imagesLocation).toHaveLength(before.imagesLocation.length + 1)
  expect(after.listingStatus).toBe('evaluated')
})
