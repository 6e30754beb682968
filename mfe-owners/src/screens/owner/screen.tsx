import { Container, Tape } from '@metrolibre/ui'
import { Flow } from '../../features/landing/flow.tsx'
import { Hero } from '../../features/landing/hero.tsx'
import { NightBand } from '../../features/landing/night-band.tsx'
import { Promises } from '../../features/landing/promises.tsx'
import { Worth } from '../../features/landing/worth.tsx'

export { head, prefetch, titleAtOnce } from './route.ts'

/** The landing page for owners. */
export function Screen() {
  return (
    <>
      <Hero />
      <Tape />
      <Container width="wide">
        <Flow />
        <Worth />
        <Promises />
        <NightBand />
      </Container>
    </>
  )
}
