import { coverIds } from '@metrolibre/contract'
import { FormattedMessage, Link, useCover, useIntl } from '@metrolibre/platform'
import { Container, Heading, HeroCover, Text, TextLink } from '@metrolibre/ui'
import { heroPicture } from './hero-picture.ts'
import { HeroPins } from './pins.tsx'
import { SearchEntry } from './search-entry.tsx'

/** The cover of the front page with the search form. */
export function HomeHero() {
  const { formatMessage } = useIntl()
  const title = formatMessage({ id: 'mfe-public.home.hero.title' })
  const { cover, tools, text } = useCover(coverIds.home, title)
  const { src, variants, night } = heroPicture(cover)
  return (
    <HeroCover
      src={src}
      variants={variants}
      night={night}
      size="hero"
      phoneFocus="86% 50%"
      // Their places are known in the page's own picture only.
      over={!cover?.image && <HeroPins />}
      tools={tools}
    >
      <Container width="wide" style={{ paddingTop: 'clamp(36px, 6vw, 84px)' }}>
        <Heading
          as="h1"
          textStyle="display"
          maxW={{ base: '13ch', md: '10.5ch' }}
          // Balanced lines would leave a word alone between two longer ones.
          textWrap="wrap"
          fontSize={{ base: 'min(clamp(2.125rem, 1rem + 6.2vw, 2.5rem), 12vw)', md: '5xl' }}
        >
          {text}
        </Heading>
        {/* Narrower on a tablet, where the houses of the picture begin further left; they stay there when text is larger. */}
        <Text textStyle="lead" maxW={{ base: '40ch', md: 'min(27ch, 50vw)', lg: '40ch' }} mt="5">
          <FormattedMessage id="mfe-public.home.hero.lead" />
        </Text>
        <SearchEntry />
        <Text textStyle="small" mt="4" display={{ base: 'none', md: 'block' }}>
          <FormattedMessage id="mfe-public.home.hero.spare" />{' '}
          <TextLink as={Link} to="/propiedad">
            <FormattedMessage id="mfe-public.home.hero.publish" />
          </TextLink>
        </Text>
      </Container>
    </HeroCover>
  )
}
