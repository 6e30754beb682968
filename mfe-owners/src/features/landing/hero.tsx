import { coverIds } from '@metrolibre/contract'
import { FormattedMessage, useCover, useIntl } from '@metrolibre/platform'
import { Box, Container, Heading, HeroCover, Text } from '@metrolibre/ui'
import { landingHeroPicture } from './hero-picture.ts'
import { PublishAction } from './publish-action.tsx'

/** The cover of the owners' page. */
export function LandingHero() {
  const { formatMessage } = useIntl()
  const title = formatMessage({ id: 'mfe-owners.owner.hero.title' })
  const { cover, tools, text } = useCover(coverIds.owners, title)
  const { src, variants, night } = landingHeroPicture(cover)
  return (
    <Box
      css={{
        '& .ml-cover': { '--colors-cover-fade': 'light-dark(#f7ddd2, #183a38)', minHeight: { md: '600px' } },
      }}
    >
      <HeroCover src={src} variants={variants} night={night} size="hero" tools={tools}>
        <Container width="wide" style={{ paddingTop: 'clamp(36px, 6vw, 92px)' }}>
          {/* Smaller than other displays, because its longest line would reach the houses. */}
          <Heading
            as="h1"
            textStyle="display"
            fontSize={{ md: 'clamp(2.5rem, 0.75rem + 4vw, 4.5rem)' }}
            maxW="13ch"
          >
            {text}
          </Heading>
          <Text textStyle="lead" maxW={{ base: '40ch', md: '32ch', lg: '40ch' }} mt="5" mb="7">
            <FormattedMessage id="mfe-owners.owner.hero.lead" />
          </Text>
          <PublishAction />
          <Text textStyle="small" mt="4">
            <FormattedMessage id="mfe-owners.owner.hero.free" />
          </Text>
        </Container>
      </HeroCover>
    </Box>
  )
}
