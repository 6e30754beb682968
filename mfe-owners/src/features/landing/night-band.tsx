import { assetPath, FormattedMessage } from '@metrolibre/platform'
import { Box, chakra, Heading, Image, Text } from '@metrolibre/ui'
import night from './pictures/night.webp'
import { OwnerVoice } from './owner-voice.tsx'
import { PublishAction } from './publish-action.tsx'

/** The invitation at the end of the page: a night scene with the same colours in both modes. */
export function NightBand() {
  return (
    <chakra.section
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}
      mt={{ base: '60px', md: '88px' }}
      overflow="hidden"
      borderRadius={{ base: 'xl', md: '28px' }}
      bg="piedra.950"
      color="piedra.0"
      colorScheme="dark"
    >
      <Box p={{ base: '34px 22px', md: '56px' }} alignSelf="center">
        <OwnerVoice otherwise={<Invitation />} />
        <PublishAction />
      </Box>
      <Image
        src={assetPath(night)}
        alt=""
        width={900}
        height={675}
        loading="lazy"
        w="100%"
        h="100%"
        objectFit="cover"
        aspectRatio={{ base: '3 / 2', md: 'auto' }}
      />
    </chakra.section>
  )
}

const Invitation = () => (
  <>
    <Heading as="h2" textStyle="section">
      <FormattedMessage id="mfe-owners.owner.night.title" />
    </Heading>
    <Text textStyle="lead" mt="4" mb="7" maxW="42ch" color="tinta.muted">
      <FormattedMessage id="mfe-owners.owner.night.text" />
    </Text>
  </>
)
