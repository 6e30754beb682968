import { FormattedMessage, Link, useDates, useIntl } from '@metrolibre/platform'
import { Box, Button, Container, Cota, Flex, Heading, SimpleGrid, Text } from '@metrolibre/ui'
import { useTitle } from '../../locale/use-title.ts'
import { EmptyLand } from './empty-land.tsx'

/** The page for an address that does not exist, with links to other pages. */
export function NotFound() {
  const { area } = useDates()
  useTitle(useIntl().formatMessage({ id: 'shell.not-found.title' }))
  return (
    <Container>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap={12} alignItems="center" minH="60vh" py={16}>
        <Box maxW="440px">
          <Heading as="h1" textStyle="pageTitle">
            <FormattedMessage id="shell.not-found.title" />
          </Heading>
          <Text textStyle="lead" color="fg.muted" mt={4}>
            <FormattedMessage id="shell.not-found.text" />
          </Text>
          <Flex gap={3} mt={6} mb={8} wrap="wrap">
            <Button as={Link} to="/propietario">
              <FormattedMessage id="shell.not-found.search" />
            </Button>
            <Button as={Link} to="/" variant="outline">
              <FormattedMessage id="shell.not-found.home" />
            </Button>
          </Flex>
          <Cota>{area(0)}</Cota>
        </Box>
        <EmptyLand />
      </SimpleGrid>
    </Container>
  )
}
