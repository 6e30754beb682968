import { demo, demoPassword } from '../support/people.ts'
import { findPlace } from '../support/places.ts'
import { settled } from '../support/settled.ts'
import { signInAt } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { findCovered, findCut, findSmall, findSpilled, findWide } from './conditions.ts'

/** A small phone, where everything is tightest. */
const narrow = { width: 320, height: 640 }
/** A laptop of 1280 px at a zoom of 200 %, where the text is doubled once more. */
const doubled = { width: 640, height: 640 }

/** One page of each sort: to read, a list, one thing, a form. */
const audiences = [
  {
    name: 'public',
    who: undefined,
    pages: ['/', '/propietario', '/posts', '/posts/crear', '/preguntas', '/contrato'],
  },
  { name: 'tenant', who: demo.tenant, pages: ['/my-locations/reservations', '/favoritos', '/profile/main'] },
  { name: 'owner', who: demo.owner, pages: ['/my-locations/locations', '/propiedad/cargar'] },
] as const

for (const { name, who, pages } of audiences)
  test(`${name} pages fit a small phone and text at 200 % uncut, with targets of 44 px that nothing covers`, async ({
    page,
    locale,
    at,
  }) => {
    test.setTimeout(240_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    if (who)
      await signInAt(page, locale, at('/my-locations/reservations'), { email: who, password: demoPassword })
    const { property } = await findPlace({ country: 'Chile', type: 'room', part: 'room', byHour: false })
    const place = who ? [] : [`/propietario/${property.id}/details`]
    for (const address of [...pages, ...place])
      await test.step(address, async () => {
        await page.setViewportSize(narrow)
        await page.goto(at(address))
        await settled(page)
        expect.soft(await page.evaluate(findWide), `wider than the window: ${address}`).toEqual([])
        expect.soft(await page.evaluate(findSpilled), `wider than its item: ${address}`).toEqual([])
        expect.soft(await page.evaluate(findSmall), `small targets: ${address}`).toEqual([])
        expect.soft(await page.evaluate(findCovered), `covered controls: ${address}`).toEqual([])
        await page.setViewportSize(doubled)
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
        expect.soft(await page.evaluate(findWide), `wider than the window at 200 %: ${address}`).toEqual([])
        await page.setViewportSize(narrow)
        expect.soft(await page.evaluate(findWide), `wider than a phone at 200 %: ${address}`).toEqual([])
        expect.soft(await page.evaluate(findCut), `cut off on a phone at 200 %: ${address}`).toEqual([])
      })
  })

test('nothing moves by itself for those who asked for less motion', async ({ page, at }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(at('/'))
  await settled(page)
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) => playState === 'running' && Number(effect?.getTiming().duration) > 10,
        )
        .map((animation) => (animation as CSSAnimation).animationName ?? 'transition'),
    )
  expect(await moving()).toEqual([])
  // Otherwise a fast Tab leads to what was just hidden.
  const hiddenAtOnce = await page.evaluate(() => {
    const main = document.querySelector<HTMLElement>('main')!
    main.style.visibility = 'hidden'
    const { visibility } = getComputedStyle(main.querySelector('a')!)
    main.style.visibility = ''
    return visibility
  })
  expect(hiddenAtOnce).toBe('hidden')
})

test('what is chosen and the page one is on stay apart in forced colours', async ({ page, at, say }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(at('/posts'))
  await settled(page)
  const chips = page.getByRole('group', { name: say('mfe-public.posts.categories') }).getByRole('button')
  const look = (of: ReturnType<typeof page.locator>) =>
    of.evaluate((element) => {
      const { color, backgroundColor, outlineStyle, borderColor } = getComputedStyle(element)
      return [color, backgroundColor, outlineStyle, borderColor].join()
    })
  expect(await look(chips.nth(0))).not.toBe(await look(chips.nth(1)))
  const current = page.locator('.ml-navbar [aria-current], .ml-bottom [aria-current]').first()
  if (await current.isVisible()) {
    const mark = await current.evaluate((element) => {
      const { backgroundColor, forcedColorAdjust, borderBottomWidth } = getComputedStyle(element, '::after')
      return { backgroundColor, forcedColorAdjust, borderBottomWidth }
    })
    expect(mark.forcedColorAdjust === 'none' || mark.borderBottomWidth !== '0px').toBe(true)
  }
})
