import { properties, testimonials } from '@metrolibre/api-client'
import { defaultCountry, FormattedMessage, Link, useCountry, useQuery } from '@metrolibre/platform'
import { Container, Section, Tape, TextLink } from '@metrolibre/ui'
import { GuideLink } from '../../features/about/guide-link.tsx'
import { HomeHero } from '../../features/hero/hero.tsx'
import { HoursBand } from '../../features/kinds/hours-band.tsx'
import { HomeKinds } from '../../features/kinds/kinds.tsx'
import { Newest } from '../../features/newest/newest.tsx'
import { OwnersBand } from '../../features/owners-band/owners-band.tsx'
import { Quotes } from '../../features/people/quotes.tsx'
import { Questions } from '../../features/questions/questions.tsx'
import { Steps } from '../../features/steps/steps.tsx'

export { homeHead as head, titleAtOnce } from './head.ts'
export { prefetchHome as prefetch } from './prefetch.ts'

/** The front page: search, properties, how it works, and the invitation for owners. */
export function Screen() {
  const { country } = useCountry()
  const newest = useQuery(properties.search({}))
  // Somebody whose country the server did not know sees what is new anywhere until the own country's is there.
  const isElsewhere = country !== defaultCountry
  const own = useQuery({ ...properties.search({ country }), enabled: isElsewhere })
  return (
    <>
      <HomeHero />
      <Tape />
      <Container width="wide">
        <HomeKinds counts={newest.data?.counts} />
        <HoursBand />
        {isElsewhere && own.data ? <Newest search={own} country={country} /> : <Newest search={newest} />}
        <Steps />
        <OwnersBand />
        <Voices />
        <Questions guide={<GuideLink variant="outline" />} />
      </Container>
    </>
  )
}

/** Three testimonials; renders nothing when there are none or they can't be loaded. */
function Voices() {
  const { data } = useQuery(testimonials.all())
  if (!data?.testimonials.length) return null
  const all = (
    <TextLink as={Link} to="/confian-en-nosotros">
      <FormattedMessage id="mfe-public.home.testimonials.all" />
    </TextLink>
  )
  return (
    <Section title={<FormattedMessage id="mfe-public.home.testimonials.title" />} action={all}>
      <Quotes testimonials={data.testimonials.slice(0, 3)} />
    </Section>
  )
}
