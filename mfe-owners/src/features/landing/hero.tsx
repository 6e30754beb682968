import type { Cover } from '@metrolibre/contract'
import { FormattedMessage, useIntl } from '@metrolibre/platform'
import { Box, Container, Heading, HeroCover, Text } from '@metrolibre/ui'
import { heroPicture } from './hero-picture.ts'
import { PublishAction } from './publish-action.tsx'

/** What an owner reads first. */
export function Hero({ cover }: { cover: Cover | undefined }) {
  const { formatMessage } = useIntl()
  const { src, variants } = heroPicture(cover)
  const title = cover?.text ?? formatMessage({ id: 'mfe-owners.owner.hero.title' })
  return (
    <Box css={{ '& .ml-cover': { '--colors-cover-fade': '#f7ddd2', minHeight: { md: '600px' } } }}>
      <HeroCover src={src} variants={variants} size="hero">
        <Container width="wide" style={{ paddingTop: 'clamp(36px, 6vw, 92px)' }}>
          <Heading as="h1" textStyle="display" maxW="13ch">
            {title}
          </Heading>
          <Text textStyle="lead" maxW="40ch" mt="5" mb="7">
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
