import { Link, useIntl } from '@metrolibre/platform'
import { Box, Button, Container, Heading, Text } from '@metrolibre/ui'

/** The property was taken down, or never was: said once, with the way on. */
export function MissingProperty() {
  const { formatMessage } = useIntl()
  return (
    <Container>
      <Box py={{ base: '60px', md: '88px' }} maxW="560px">
        <Heading as="h1" textStyle="pageTitle">
          {formatMessage({ id: 'tenants.property.missing.title' })}
        </Heading>
        <Text textStyle="lead" color="fg.muted" mt="16px" mb="24px">
          {formatMessage({ id: 'tenants.property.missing.text' })}
        </Text>
        <Button as={Link} to="/propietario">
          {formatMessage({ id: 'tenants.property.missing.search' })}
        </Button>
      </Box>
    </Container>
  )
}
