import type { PropertyDetail, SearchResult } from '@metrolibre/contract'
import type { Locator } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { ask } from '../support/api.ts'
import { hydrated } from '../support/edge/hydrated.ts'
import { logIn, demo } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { pinch, pushUp } from '../support/touch.ts'

const propertiesBy = async (fits: (property: PropertyDetail) => boolean): Promise<PropertyDetail> => {
  for (const page of [1, 2, 3, 4, 5]) {
    const { locations } = await ask<SearchResult>(`/locations/?page=${page}`)
    for (const { id } of locations) {
      const property = await ask<PropertyDetail>(`/locations/${id}`)
      if (fits(property)) return property
    }
  }
  throw new Error('The demo has no such property.')
}
const pathOf = ({ id }: { id: string }) => `/propietario/${id}/details`
const widthOf = async (picture: Locator) => (await picture.boundingBox())?.width ?? 0

/** Waits until a picture has stopped moving. Returns a function that gives its zoom relative to that size. */
const zoomOf = async (picture: Locator) => {
  await picture.click({ trial: true })
  const whole = await widthOf(picture)
  return async () => (await widthOf(picture)) / whole
}

test('four pictures are shown beside a large one, open full screen, and are zoomed up to five times by wheel, keys and buttons', async ({
  page,
  say,
  at,
  isMobile,
}) => {
  const property = await propertiesBy(
    ({ imagesLocation, roomsDetails }) => imagesLocation.length + roomsDetails.length > 4,
  )
  await page.goto(at(pathOf(property)))
  const pictures = page.locator('.ml-gallery > button')
  await expect(pictures).toHaveCount(5)
  // A phone shows only the first picture; the others are in the viewer.
  const entry = pictures.nth(isMobile ? 0 : 1)
  await (await hydrated(entry)).click()
  const dialog = page.getByRole('dialog', { name: property.name })
  const picture = dialog.getByRole('img')
  const zoomIn = dialog.getByRole('button', { name: say('tenants.property.viewer.zoomIn') })
  if (isMobile) await dialog.getByRole('button', { name: say('tenants.property.viewer.next') }).click()
  await expect(dialog.getByText(/^2 /)).toBeVisible()
  const zoom = await zoomOf(picture)
  expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() })
  await expectAccessible(page, 'the lightbox')
  await zoomIn.click()
  await expect.poll(zoom).toBeCloseTo(2, 1)
  await page.keyboard.press('-')
  await expect.poll(zoom).toBeCloseTo(1, 1)
  await picture.hover()
  for (let notch = 0; notch < 12; notch += 1) await page.mouse.wheel(0, -200)
  await expect.poll(zoom).toBeCloseTo(5, 1)
  await expect(zoomIn).toBeDisabled()
  const largest = (await picture.getAttribute('srcset'))!.split(', ').at(-1)!.split(' ')[0]!
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(largest)
  await page.keyboard.press('PageDown')
  await expect(dialog.getByText(/^3 /)).toBeVisible()
  await expect.poll(zoom).toBeCloseTo(1, 1)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(entry).toBeFocused()
})

test('pictures are zoomed with two fingers, up to five times and back @matrix', async ({ page, at }) => {
  const property = await propertiesBy(({ imagesLocation }) => imagesLocation.length > 0)
  await page.goto(at(pathOf(property)))
  await (await hydrated(page.locator('.ml-gallery > button').first())).click()
  const frame = page.locator('.ml-lightbox')
  const zoom = await zoomOf(frame.getByRole('img'))
  await pinch(page, frame, { from: 40, to: 120 })
  await expect.poll(zoom).toBeCloseTo(3, 0)
  await pinch(page, frame, { from: 20, to: 150 })
  await expect.poll(zoom).toBeCloseTo(5, 1)
  await pinch(page, frame, { from: 150, to: 10 })
  await expect.poll(zoom).toBeCloseTo(1, 1)
})

test('the 3D view goes from point to point, and zooms with two fingers @matrix', async ({
  page,
  say,
  like,
  at,
}) => {
  const { images3D, ...property } = await propertiesBy((each) => each.images3D.length > 2)
  await page.goto(at(pathOf(property)))
  const open = page.getByRole('button', { name: say('tenants.property.around'), exact: true })
  await (await hydrated(open)).click()
  const dialog = page.getByRole('dialog', { name: like('tenants.property.around.title') })
  const canvas = dialog.getByRole('img', { name: like('tenants.property.around.label') })
  const seen: Buffer[] = []
  for (const { name } of images3D) {
    const point = dialog.getByRole('button', { name, exact: true })
    await point.click()
    await expect(point).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas).toHaveAttribute('aria-label', new RegExp(name))
    await expect(canvas).toHaveAttribute('data-state', /drawn|flat/)
    seen.push(await canvas.screenshot())
  }
  expect(new Set(seen.map((picture) => picture.toString('base64'))).size).toBe(images3D.length)
  if ((await canvas.getAttribute('data-state')) !== 'drawn') return
  await pinch(page, canvas, { from: 40, to: 120 })
  expect((await canvas.screenshot()).equals(seen.at(-1)!)).toBe(false)
})

test('the 3D view turns by dragging and by keyboard, and its code is loaded only then', async ({
  page,
  say,
  like,
  at,
}) => {
  const property = await propertiesBy(({ images3D }) => images3D.length > 0)
  await page.goto(at(pathOf(property)))
  const open = page.getByRole('button', { name: say('tenants.property.around'), exact: true })
  await (await hydrated(open)).click()
  const canvas = page.getByRole('img', { name: like('tenants.property.around.label') })
  await expect(canvas).toHaveAttribute('data-state', /drawn|flat/)
  const before = await canvas.screenshot()
  await page.getByRole('button', { name: say('tenants.property.around.right') }).click()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('+')
  const after = await canvas.screenshot()
  if ((await canvas.getAttribute('data-state')) === 'drawn') expect(after.equals(before)).toBe(false)
  await expectAccessible(page, 'the 3D view')
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
})

test('a room has its own pictures, reviews are shown, and the map shows the surroundings', async ({
  page,
  say,
  like,
  at,
}) => {
  const property = await propertiesBy(
    ({ roomsDetails, isActive }) => isActive && roomsDetails.some(({ image }) => image),
  )
  const room = property.roomsDetails.find(({ image }) => image)!
  await page.goto(at(pathOf(property)))
  const row = page.locator('.ml-room', { hasText: room.name })
  await (await hydrated(row.locator('> button'))).click()
  await expect(page.getByRole('dialog', { name: room.name })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByText(say('tenants.property.whereAbout')).scrollIntoViewIfNeeded()
  await expect(page.getByRole('region', { name: like('tenants.property.mapLabel') })).toBeVisible()
  await expect(page.getByText('300 m')).toBeVisible()
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('one finger over the map scrolls the page, with a hint, and two fingers move the map', async ({
    page,
    say,
    like,
    at,
  }) => {
    const property = await propertiesBy(({ isActive, lat }) => isActive && lat !== null)
    await page.goto(at(pathOf(property)))
    await page.getByText(say('tenants.property.whereAbout')).scrollIntoViewIfNeeded()
    const map = page.getByRole('region', { name: like('tenants.property.mapLabel') })
    await expect(map.locator('.ml-map__start')).toBeHidden()
    const scale = map.locator('.maplibregl-ctrl-scale')
    const before = await scale.textContent()
    const top = () => page.evaluate(() => window.scrollY)
    const start = await top()
    await pushUp(page, map, 174)
    await expect.poll(async () => (await top()) - start).toBeGreaterThan(100)
    await expect(map.getByText(/dos dedos|two fingers/)).toBeVisible()
    await expect(scale, 'it stayed where it was').toHaveText(before!)
    await pinch(page, map, { from: 120, to: 20 })
    await expect(scale).not.toHaveText(before!)
  })
})

test('a sold-out property can be viewed but not booked', async ({ page, say, at }) => {
  const property = await propertiesBy(({ isActive }) => !isActive)
  await page.goto(at(pathOf(property)))
  for (const name of ['visit', 'contact'])
    await expect(
      page.getByRole('button', { name: say(`tenants.property.${name}`), exact: true }),
    ).toBeDisabled()
  await expect(
    page.getByRole('button', { name: say('tenants.property.reserve'), exact: true }).first(),
  ).toBeDisabled()
  await page.goto(at(`/propietario/${property.id}/schedule`))
  await expect(page.getByText(say('tenants.visit.soldOut'))).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('everybody can look at the calendar of a property and of a room', async ({ page, say, at }) => {
  const whole = await propertiesBy(
    ({ propertyType, isDaily, free }) => propertyType !== 'room' && !isDaily && free?.now === true,
  )
  const byRoom = await propertiesBy(
    ({ propertyType, isDaily, free }) => propertyType === 'room' && !isDaily && free?.now === true,
  )
  const room = byRoom.roomsDetails.find(({ free }) => free?.now)!
  for (const [property, name] of [
    [whole, say('tenants.property.calendar')],
    [byRoom, say('tenants.property.calendarOf').replace('{name}', room.name)],
  ] as const) {
    await page.goto(at(pathOf(property)))
    await page.getByRole('button', { name, exact: true }).click()
    const calendar = page.getByRole('dialog')
    await calendar.locator('[role=gridcell]:not([aria-disabled])').first().click()
    await expect(
      calendar.getByText(/puede empezar una estadía\. Las|a stay can begin\. Dates/).last(),
    ).toBeVisible()
    await expectAccessible(page, 'a calendar to look at')
    // Dates are chosen by people who are logged in.
    await calendar.getByRole('link', { name: say('tenants.property.reserve') }).click()
    await expect(page.getByLabel(/contraseña|password/i).first()).toBeVisible()
  }
})

test('copying the link and the e-mail address is confirmed', async ({ page, context, say, at }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const property = await propertiesBy(({ email, isActive }) => isActive && email !== null)
  await page.goto(at(pathOf(property)))
  const contact = page.getByRole('button', { name: say('tenants.property.contact'), exact: true })
  await (await hydrated(contact)).click()
  await page.getByRole('button', { name: say('tenants.property.contact.copyEmail') }).click()
  await expect(page.getByText(say('tenants.property.contact.emailCopied'))).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(property.email)
})

test('unknown properties are 404, and so are unpublished ones', async ({ page, say, at }) => {
  const { token, user } = await logIn(demo.owner)
  const { locations } = await ask<{ locations: { id: string; isVerified: boolean }[] }>(`/owner/${user.id}`, {
    token,
  })
  const hidden = locations.find(({ isVerified }) => !isVerified)
  // The order in which the data of a page arrives must not matter, so several addresses are tried, none of
  // them rendered before.
  for (let turn = 0; turn < 6; turn += 1) {
    const unknown = await page.request.get(at(pathOf({ id: crypto.randomUUID() })))
    expect(unknown.status()).toBe(404)
  }
  const visit = await page.request.get(at(`/propietario/${crypto.randomUUID()}/schedule`))
  expect(visit.status(), 'a visit of nothing').toBe(404)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const id of ['00000000-0000-4000-8000-000000000000', ...(hidden ? [hidden.id] : [])]) {
    const answer = await page.goto(at(pathOf({ id })))
    expect(answer?.status()).toBe(404)
    await expect(
      page.getByRole('heading', { level: 1, name: say('tenants.property.missing.title') }),
    ).toBeVisible()
    await hydrated(page.locator('main a').first())
    // The server has already found out that there is none.
    expect(asked.filter((path) => path.startsWith(`/api/locations/${id}`))).toEqual([])
  }
})

/** A shed of the demo that its owner took down after it was published; ids of the demo never change. */
const takenDown = { id: '53c37b0b-c38f-85a7-affe-28e5f04983c2' }

test('a property that was taken down says so, and is 410', async ({ page, say, at }) => {
  const answer = await page.goto(at(pathOf(takenDown)))
  expect(answer?.status()).toBe(410)
  await expect(
    page.getByRole('heading', { level: 1, name: say('tenants.property.gone.title') }),
  ).toBeVisible()
  await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(1)
  await expectAccessible(page, 'a property that was taken down')
})

test('the short address redirects permanently to the property', async ({ page, at }) => {
  const property = await propertiesBy(({ isActive }) => isActive)
  const answer = await page.request.get(at(`/propietario/${property.id}`), { maxRedirects: 0 })
  expect(answer.status()).toBe(308)
  await page.goto(at(`/propietario/${property.id}`))
  await expect(page).toHaveURL(new RegExp(`${at(pathOf(property))}$`))
  await expect(page.getByRole('heading', { level: 1, name: property.name })).toBeVisible()
})
