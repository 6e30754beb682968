import { covers } from '@metrolibre/api-client'
import { coverIds } from '@metrolibre/contract'
import { useQuery } from '@metrolibre/platform'
import { Container, Tape } from '@metrolibre/ui'
import { Flow } from '../../features/landing/flow.tsx'
import { Hero } from '../../features/landing/hero.tsx'
import { NightBand } from '../../features/landing/night-band.tsx'
import { Promises } from '../../features/landing/promises.tsx'

/** The owners' front page: why, how, and the way in. */
export function Screen() {
  const cover = useQuery(covers.all()).data?.general.find(({ id }) => id === coverIds.owners)
  return (
    <>
      <Hero cover={cover} />
      <Tape />
      <Container width="wide">
        <Flow />
        <Promises />
        <NightBand />
      </Container>
    </>
  )
}
