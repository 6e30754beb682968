import { properties } from '@metrolibre/api-client'
import { FormattedMessage, useQuery } from '@metrolibre/platform'
import { loadTexts, WithTexts } from '@metrolibre/platform/texts'
import { Box, Container, Grid, Heading, Text } from '@metrolibre/ui'
import { Handshake, Ruler, Signature, UsersThree } from '@metrolibre/ui/icons'
import { WaysIn } from '../../features/about/ways-in.tsx'
import { KindGrid } from '../../features/kinds/kinds.tsx'
import { PageTitle } from '../../features/reading/page-title.tsx'
import { textPageHead } from '../../texts/page-head.ts'
import { withData } from '../../texts/with-data.ts'
import { whatTexts } from './texts.ts'

const works = [
  ['measure', Ruler],
  ['match', UsersThree],
  ['sign', Signature],
  ['care', Handshake],
] as const

export const head = textPageHead('what', 'AboutPage')
export const ownTexts = loadTexts(whatTexts)
export const prefetch = withData(whatTexts, (client) => client.prefetchQuery(properties.search({})))

/** Explains the purpose of the product. */
export const Screen = () => (
  <WithTexts texts={whatTexts}>
    <Container>
      <PageTitle
        title={<FormattedMessage id="mfe-public.what.heading" />}
        lead={<FormattedMessage id="mfe-public.what.lead" />}
      />
      <Box mt="6" mb={{ base: 8, md: 12 }}>
        <WaysIn texts="mfe-public.what" />
      </Box>
      <KindGrid counts={useQuery(properties.search({})).data?.counts} />
      <Works />
      <Grid
        gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
        gap={{ base: 8, md: 16 }}
        mt={{ base: 12, md: 20 }}
      >
        {(['kinds', 'why'] as const).map((part) => (
          <Box key={part}>
            <Heading as="h2">
              <FormattedMessage id={`mfe-public.what.${part}.title`} />
            </Heading>
            <Text color="fg.muted" mt="3" maxW="52ch">
              <FormattedMessage id={`mfe-public.what.${part}.text`} />
            </Text>
          </Box>
        ))}
      </Grid>
    </Container>
  </WithTexts>
)

const Works = () => (
  <Grid
    // As many as the titles have room for, also when texts are doubled.
    gridTemplateColumns={{
      base: 'minmax(0, 1fr)',
      sm: 'repeat(auto-fill, minmax(max(min(12.5rem, 100%), 34%), 1fr))',
      lg: 'repeat(auto-fill, minmax(max(12.5rem, 21%), 1fr))',
    }}
    gap="8"
    mt="12"
  >
    {works.map(([work, WorkIcon]) => (
      <Box key={work}>
        <WorkIcon size={28} />
        <Heading as="h2" textStyle="cardTitle" mt="3">
          <FormattedMessage id={`mfe-public.what.${work}.title`} />
        </Heading>
        <Text color="fg.muted" mt="2">
          <FormattedMessage id={`mfe-public.what.${work}.text`} />
        </Text>
      </Box>
    ))}
  </Grid>
)
