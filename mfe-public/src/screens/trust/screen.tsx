import { testimonials } from '@metrolibre/api-client'
import { FormattedMessage, Link, useQuery } from '@metrolibre/platform'
import { loadTexts, WithTexts } from '@metrolibre/platform/texts'
import { Box, Button, Container } from '@metrolibre/ui'
import { TintaBand } from '../../features/about/tinta-band.tsx'
import { ListStates } from '../../features/people/list-states.tsx'
import { Quotes } from '../../features/people/quotes.tsx'
import { PageTitle } from '../../features/reading/page-title.tsx'
import { textPageHead } from '../../texts/page-head.ts'
import { withData } from '../../texts/with-data.ts'
import { trustTexts } from './texts.ts'

const texts = 'mfe-public.trust'

export const head = textPageHead('trust')
export const ownTexts = loadTexts(trustTexts)
export const prefetch = withData(trustTexts, (client) => client.prefetchQuery(testimonials.all()))

/** Testimonials of tenants and owners. */
export function Screen() {
  const query = useQuery(testimonials.all())
  return (
    <WithTexts texts={trustTexts}>
      <Container>
        <PageTitle
          title={<FormattedMessage id={`${texts}.heading`} />}
          lead={<FormattedMessage id={`${texts}.lead`} />}
        />
        <Box mt={{ base: 7, md: 10 }}>
          <ListStates texts={texts} query={query} isEmpty={(data) => data.testimonials.length === 0}>
            {(data) => <Quotes testimonials={data.testimonials} />}
          </ListStates>
        </Box>
        <TintaBand
          title={<FormattedMessage id={`${texts}.tell.title`} />}
          text={<FormattedMessage id={`${texts}.tell.text`} />}
          action={
            <Button as={Link} to="/preguntas#escribenos" variant="cta" size="lg">
              <FormattedMessage id={`${texts}.tell.action`} />
            </Button>
          }
        />
      </Container>
    </WithTexts>
  )
}
