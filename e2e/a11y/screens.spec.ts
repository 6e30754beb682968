import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { demo, demoPassword } from '../support/people.ts'
import { findPlace, type Place } from '../support/places.ts'
import { readRoutes } from '../support/registry.ts'
import { signInAt } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

/** Fills the parameters of a route from the demo; undefined where only a journey gets there. */
const addressOf = (path: string, { property, room }: Place): string | undefined => {
  const filled = path
    .replace('/:hash?', '')
    .replace('/propietario/:id', `/propietario/${property.id}`)
    .replace('/owner/:id', `/owner/${property.owner.id}`)
    .replace('/:roomId/:mode', `/${room!.id}/monthly`)
  return filled.includes(':') || filled.startsWith('/stripe/') ? undefined : filled
}

/** In one variant a screen is looked at by daylight or at night; `pnpm test:matrix` takes both in all four. */
const schemes = (isMobile: boolean): readonly ('light' | 'dark')[] => {
  if (process.env.MATRIX === 'full') return ['light', 'dark']
  return isMobile ? ['dark'] : ['light']
}

/** The screen has come: a heading stands and nothing is busy any more. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0, { timeout: 30_000 })
}

const audiences = [
  { guards: ['public'], who: undefined },
  { guards: ['user'], who: demo.tenant },
  { guards: ['owner'], who: demo.owner },
  { guards: ['admin'], who: demo.admin },
] as const

for (const { guards, who } of audiences)
  test(`axe finds nothing on any ${guards[0]} screen${who ? '' : ' @phone'}`, async ({
    page,
    locale,
    at,
    isMobile,
  }) => {
    test.setTimeout(600_000)
    const place = await findPlace({ country: 'Chile', type: 'room', part: 'room', byHour: false })
    const routes = (await readRoutes()).filter(({ guard }) => (guards as readonly string[]).includes(guard))
    if (who && routes.length > 0)
      await signInAt(page, locale, at('/my-locations/reservations'), { email: who, password: demoPassword })
    for (const { path } of routes) {
      const address = addressOf(path, place)
      if (!address) continue
      await test.step(address, async () => {
        for (const colorScheme of schemes(isMobile)) {
          // Loaded in it: a page that changes under axe's eyes shows it half of both.
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          await page.goto(at(address))
          await settled(page)
          await expectAccessible(page, `${address}, ${colorScheme}`)
        }
      })
    }
  })
