import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { demo, demoPassword } from '../support/people.ts'
import { findPlace, type Place } from '../support/places.ts'
import { readRoutes } from '../support/registry.ts'
import { signInAt } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

/**
 * Fills in the parameters of a route with data of the demo; returns undefined for routes that only a journey
 * can reach.
 */
const addressOf = (path: string, { property, room }: Place): string | undefined => {
  const filled = path
    .replace('/:hash?', '')
    .replace('/propietario/:id', `/propietario/${property.id}`)
    .replace('/owner/:id', `/owner/${property.owner.id}`)
    .replace('/:roomId/:mode', `/${room!.id}/monthly`)
  return filled.includes(':') || filled.startsWith('/stripe/') ? undefined : filled
}

/**
 * Each variant checks a screen in light or in dark mode; `pnpm test:matrix` checks both modes in all four
 * variants.
 */
const schemes = (isMobile: boolean): readonly ('light' | 'dark')[] => {
  if (process.env.MATRIX === 'full') return ['light', 'dark']
  return isMobile ? ['dark'] : ['light']
}

/** Waits until the screen is loaded: it has a heading and nothing is busy. */
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
  test(`axe finds no problems on any ${guards[0]} screen${who ? '' : ' @phone'}`, async ({
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
          // The mode is set before loading, because axe would see a page that switches modes half in each.
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          await page.goto(at(address))
          await settled(page)
          await expectAccessible(page, `${address}, ${colorScheme}`)
        }
      })
    }
  })
