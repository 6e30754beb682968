import { filmOf, type Testimonial } from '@metrolibre/contract'
import { useForeignLang } from '@metrolibre/platform'
import { Box, chakra, Text } from '@metrolibre/ui'
import { Portrait } from '@metrolibre/ui/parts'
import { PersonFilm } from './film.tsx'

export const hasFilm = ({ url }: Testimonial): boolean => Boolean(url && filmOf(url))

const areas = '"film words" 1fr "film author" auto / minmax(0, 1.1fr) minmax(0, 1fr)'

/** A testimonial with its author. A film stands between them on a phone, and next to them elsewhere. */
export function PersonQuote({ testimonial }: { testimonial: Testimonial }) {
  const { name, position, location, comment, url } = testimonial
  const lang = useForeignLang()(testimonial.lang)
  const film = hasFilm(testimonial)
  return (
    <chakra.figure
      display={{ base: 'flex', md: film ? 'grid' : 'flex' }}
      gridTemplate={{ md: areas }}
      flexDirection="column"
      gap={{ base: 5, md: film ? 6 : 5 }}
      h="100%"
      p={{ base: 5, md: film ? 4 : 7 }}
      borderRadius="xl"
      border="1px solid {colors.border}"
      bg="bg.panel"
    >
      {comment && (
        <chakra.blockquote
          textStyle="lead"
          textWrap="pretty"
          flex="1"
          gridArea="words"
          pt={{ md: film ? 3 : 0 }}
          pe={{ md: film ? 3 : 0 }}
          lang={lang}
        >
          “{comment}”
        </chakra.blockquote>
      )}
      {film && url && (
        <Box gridArea="film">
          <PersonFilm address={url} name={name} />
        </Box>
      )}
      <chakra.figcaption
        display="flex"
        gap="3"
        alignItems="center"
        gridArea="author"
        pb={{ md: film ? 3 : 0 }}
        pe={{ md: film ? 3 : 0 }}
      >
        <Portrait name={name} size={44} />
        <Box minW="0">
          <b>{name}</b>
          <Text textStyle="small" color="fg.muted" lang={lang}>
            {[position, location].filter(Boolean).join('\u00a0· ')}
          </Text>
        </Box>
      </chakra.figcaption>
    </chakra.figure>
  )
}
