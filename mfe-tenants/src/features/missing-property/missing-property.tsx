import { assetPath, Link, useDates, useIntl, type TextName } from '@metrolibre/platform'
import { Box, Button, Container, Cota, Flex, Heading, Image, SimpleGrid, Text } from '@metrolibre/ui'
import emptyLand from '../../property/empty-land.svg'
import { missingName } from './missing-name.ts'

/** Says that the property was taken down or never existed, with links to go on. */
export function MissingProperty({ status }: { status: 404 | 410 }) {
  const { formatMessage } = useIntl()
  const { area } = useDates()
  const say = (name: TextName<'tenants.property'>) => formatMessage({ id: `tenants.property.${name}` })
  return (
    <Container>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap={12} alignItems="center" minH="60vh" py={16}>
        <Box maxW="440px">
          <Heading as="h1" textStyle="pageTitle">
            {say(`${missingName(status)}.title`)}
          </Heading>
          <Text textStyle="lead" color="fg.muted" mt={4}>
            {say(`${missingName(status)}.text`)}
          </Text>
          <Flex gap={3} mt={6} mb={8} wrap="wrap">
            <Button as={Link} to="/propietario">
              {say('missing.search')}
            </Button>
            <Button as={Link} to="/" variant="outline">
              {say('missing.home')}
            </Button>
          </Flex>
          <Cota>{area(0)}</Cota>
        </Box>
        <Image
          src={assetPath(emptyLand)}
          alt=""
          width={900}
          height={600}
          w="100%"
          h="auto"
          borderRadius="xl"
          filter="grayscale(1)"
          opacity="0.7"
        />
      </SimpleGrid>
    </Container>
  )
}
