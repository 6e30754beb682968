import { testimonials } from '@metrolibre/api-client'
import { FormattedMessage, Link, useQuery } from '@metrolibre/platform'
import { loadTexts, WithTexts } from '@metrolibre/platform/texts'
import { Box, Container, Flex, Section, TextLink } from '@metrolibre/ui'
import { Costs } from '../../features/about/costs.tsx'
import { GuideLink } from '../../features/about/guide-link.tsx'
import { NumberedSteps } from '../../features/about/numbered-steps.tsx'
import { WaysIn } from '../../features/about/ways-in.tsx'
import { Quotes } from '../../features/people/quotes.tsx'
import { PageTitle } from '../../features/reading/page-title.tsx'
import { textPageHead } from '../../texts/page-head.ts'
import { withData } from '../../texts/with-data.ts'
import { howTexts } from './texts.ts'

const texts = 'mfe-public.how'

export const head = textPageHead('how')
export const ownTexts = loadTexts(howTexts)
export const prefetch = withData(howTexts, (client) => client.prefetchQuery(testimonials.all()))

/** Explains all steps in order for tenants and owners, with testimonials. */
export function Screen() {
  const said = useQuery(testimonials.all()).data?.testimonials.slice(0, 3) ?? []
  return (
    <WithTexts texts={howTexts}>
      <Container>
        <PageTitle
          title={<FormattedMessage id={`${texts}.heading`} />}
          lead={<FormattedMessage id={`${texts}.lead`} />}
        />
        <Flex data-screen-only mt="6" gap="3" wrap="wrap">
          <WaysIn texts={texts} />
          <GuideLink />
        </Flex>
        <NumberedSteps texts={`${texts}.tenant`} />
        <NumberedSteps texts={`${texts}.owner`} />
        <Costs />
        {said.length > 0 && (
          <Box data-screen-only>
            <Section title={<FormattedMessage id={`${texts}.cases.title`} />} action={<AllCases />}>
              <Quotes testimonials={said} />
            </Section>
          </Box>
        )}
      </Container>
    </WithTexts>
  )
}

const AllCases = () => (
  <Box flex="none">
    <TextLink as={Link} to="/confian-en-nosotros">
      <FormattedMessage id={`${texts}.cases.all`} />
    </TextLink>
  </Box>
)
