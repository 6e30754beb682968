import type { OwnedProperty, Reservation } from '@metrolibre/contract'
import { expectAccessible } from '../support/accessibility.ts'
import { ask } from '../support/api.ts'
import { demo, demoPassword, logIn } from '../support/people.ts'
import { findPlace, type Place } from '../support/places.ts'
import { readRoutes } from '../support/registry.ts'
import { settled } from '../support/settled.ts'
import { signInAt } from '../support/sign-in.ts'
import { test } from '../support/test.ts'

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

/** Returns the page that cancels the newest paid booking of a demo user, as its tenant or as its owner. */
async function cancellationOf(token: string, view: 'client' | 'owner'): Promise<string> {
  const { reservations } = await ask<{ reservations: Reservation[] }>(`/reservation/mine?view=${view}`, {
    token,
  })
  const paid = reservations.find(({ status }) => status === 'confirmed')!
  return `/my-locations/reservations/${paid.id}/cancel?view=${view}`
}

/** Returns the pages of one booking, which only its tenant can open. */
const ofTenant = async (): Promise<string[]> => {
  const { token } = await logIn(demo.tenant)
  return [await cancellationOf(token, 'client')]
}

/** Returns the pages that are different for an owner, or that only the owner of a property can open. */
const ofOwner = async (): Promise<string[]> => {
  const { token } = await logIn(demo.owner)
  const { locations } = await ask<{ locations: OwnedProperty[] }>('/owner/locations', { token })
  const inStage = (stage: OwnedProperty['listingStatus']) =>
    locations.find(({ listingStatus }) => listingStatus === stage)!.id
  return [
    '/my-locations/locations',
    `/my-locations/locations/${inStage('published')}`,
    `/my-locations/locations/${inStage('evaluated')}/mandate`,
    '/my-locations/payment?view=owner',
    await cancellationOf(token, 'owner'),
  ]
}

const none = async (): Promise<string[]> => []

const audiences = [
  { guard: 'public', who: undefined, more: none },
  { guard: 'user', who: demo.tenant, more: ofTenant },
  { guard: 'owner', who: demo.owner, more: ofOwner },
] as const

for (const { guard, who, more } of audiences)
  test(`axe finds no problems on any ${guard} screen${who ? '' : ' @phone'}`, async ({
    page,
    locale,
    at,
    isMobile,
  }) => {
    test.setTimeout(600_000)
    const place = await findPlace({ country: 'Chile', type: 'room', part: 'room', byHour: false })
    const routes = (await readRoutes()).filter((route) => route.guard === guard)
    const filled = routes.flatMap(({ path }) => addressOf(path, place) ?? [])
    if (who)
      await signInAt(page, locale, at('/my-locations/reservations'), { email: who, password: demoPassword })
    for (const address of [...filled, ...(await more())])
      await test.step(address, async () => {
        for (const colorScheme of schemes(isMobile)) {
          // The mode is set before loading, because axe would see a page that switches modes half in each.
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          await page.goto(at(address))
          await settled(page)
          await expectAccessible(page, `${address}, ${colorScheme}`)
        }
      })
  })
