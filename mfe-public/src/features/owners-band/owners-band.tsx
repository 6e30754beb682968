import { assetPath, FormattedMessage, Link } from '@metrolibre/platform'
import { Box, Button, chakra, Heading, Image, Text } from '@metrolibre/ui'
import { OwnersBandEstimate } from './estimate.tsx'
import night from './pictures/night.webp'

/** The invitation for owners: a night scene with the same colours in both modes. */
export function OwnersBand() {
  return (
    <chakra.section
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: '3fr 2fr', lg: '1fr 1fr' }}
      mt={{ base: '60px', md: '88px' }}
      overflow="hidden"
      borderRadius={{ base: 'xl', md: '28px' }}
      bg="piedra.950"
      color="piedra.0"
      colorScheme="dark"
    >
      <Box p={{ base: '36px 24px', md: '48px 36px', lg: '64px 56px' }}>
        <Heading as="h2" textStyle="pageTitle">
          <FormattedMessage id="mfe-public.home.owners.title" />
        </Heading>
        <Text textStyle="lead" mt="4" maxW="42ch" color="piedra.300">
          <FormattedMessage id="mfe-public.home.owners.text" />
        </Text>
        <OwnersBandEstimate />
        <Box mt="7">
          <Button as={Link} to="/propiedad" variant="cta" size="lg">
            <FormattedMessage id="mfe-public.home.owners.action" />
          </Button>
        </Box>
      </Box>
      <Image
        src={assetPath(night)}
        alt=""
        width={900}
        height={825}
        loading="lazy"
        w="100%"
        h="100%"
        objectFit="cover"
        // On a phone the whole house, up to its roof.
        aspectRatio={{ base: '12 / 11', md: 'auto' }}
      />
    </chakra.section>
  )
}
