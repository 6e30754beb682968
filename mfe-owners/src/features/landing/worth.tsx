import { FormattedMessage, Link } from '@metrolibre/platform'
import { Box, Button, Grid, Heading, Text } from '@metrolibre/ui'
import { SampleEstimate } from './sample-estimate.tsx'

/** Leads to the estimate, which needs no account, next to a sample of it. */
export const PropertyWorth = () => (
  <Grid
    as="section"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }}
    gap={{ base: '28px', md: '56px' }}
    alignItems="center"
    pt={{ base: '60px', md: '88px' }}
  >
    <Box>
      <Heading as="h2" fontSize="3xl">
        <FormattedMessage id="mfe-owners.owner.worth.title" />
      </Heading>
      <Text textStyle="lead" color="fg.muted" maxW="44ch" mt="3" mb="5">
        <FormattedMessage id="mfe-owners.owner.worth.text" />
      </Text>
      <Button as={Link} to="/propiedad/result" variant="outline">
        <FormattedMessage id="mfe-owners.owner.worth.action" />
      </Button>
    </Box>
    <SampleEstimate />
  </Grid>
)
