import { Container, Tape } from '@metrolibre/ui'
import { LandingFlow } from '../../features/landing/flow.tsx'
import { LandingHero } from '../../features/landing/hero.tsx'
import { NightBand } from '../../features/landing/night-band.tsx'
import { Promises } from '../../features/landing/promises.tsx'
import { PropertyWorth } from '../../features/landing/worth.tsx'

export { head, prefetch, titleAtOnce } from './route.ts'

/** The landing page for owners. */
export function Screen() {
  return (
    <>
      <LandingHero />
      <Tape />
      <Container width="wide">
        <LandingFlow />
        <PropertyWorth />
        <Promises />
        <NightBand />
      </Container>
    </>
  )
}
