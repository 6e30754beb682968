import { Link, useIntl } from '@metrolibre/platform'
import { Box, Button, Container, Heading, Text } from '@metrolibre/ui'

/** Under what name the texts for a status are kept. */
export const missingName = (status: 404 | 410) => (status === 410 ? 'gone' : 'missing')

/** The property was taken down, or never was: said once, with the way on. */
export function MissingProperty({ status }: { status: 404 | 410 }) {
  const { formatMessage } = useIntl()
  return (
    <Container>
      <Box py={{ base: '60px', md: '88px' }} maxW="560px">
        <Heading as="h1" textStyle="pageTitle">
          {formatMessage({ id: `tenants.property.${missingName(status)}.title` })}
        </Heading>
        <Text textStyle="lead" color="fg.muted" mt="16px" mb="24px">
          {formatMessage({ id: `tenants.property.${missingName(status)}.text` })}
        </Text>
        <Button as={Link} to="/propietario">
          {formatMessage({ id: 'tenants.property.missing.search' })}
        </Button>
      </Box>
    </Container>
  )
}
