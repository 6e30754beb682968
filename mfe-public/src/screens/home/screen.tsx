import { properties } from '@metrolibre/api-client'
import { useQuery } from '@metrolibre/platform'
import { Container, Tape } from '@metrolibre/ui'
import { Hero } from '../../features/hero/hero.tsx'
import { HoursBand } from '../../features/kinds/hours-band.tsx'
import { Kinds } from '../../features/kinds/kinds.tsx'
import { Newest } from '../../features/newest/newest.tsx'
import { OwnersBand } from '../../features/owners-band/owners-band.tsx'
import { Questions } from '../../features/questions/questions.tsx'
import { Steps } from '../../features/steps/steps.tsx'

/** The front page: what there is, how it works, and the way in for owners. */
export function Screen() {
  const newest = useQuery(properties.search({}))
  return (
    <>
      <Hero />
      <Tape />
      <Container width="wide">
        <Kinds counts={newest.data?.counts} />
        <HoursBand />
        <Newest search={newest} />
        <Steps />
        <OwnersBand />
        <Questions />
      </Container>
    </>
  )
}
