import type { Testimonial } from '@metrolibre/contract'
import { useForeignLang } from '@metrolibre/platform'
import { Box, chakra, Text } from '@metrolibre/ui'
import { Portrait } from '@metrolibre/ui/parts'
import { Film } from './film.tsx'

/** A testimonial with its author. */
export function Quote({ testimonial }: { testimonial: Testimonial }) {
  const { name, position, location, comment, url } = testimonial
  const lang = useForeignLang()(testimonial.lang)
  return (
    <chakra.figure
      display="flex"
      flexDirection="column"
      gap="5"
      h="100%"
      p={{ base: 5, md: 7 }}
      borderRadius="xl"
      border="1px solid {colors.border}"
      bg="bg.panel"
    >
      {comment && (
        <chakra.blockquote textStyle="lead" flex="1" lang={lang}>
          “{comment}”
        </chakra.blockquote>
      )}
      {url && <Film address={url} name={name} />}
      <chakra.figcaption display="flex" gap="3" alignItems="center">
        <Portrait name={name} size={44} />
        <Box minW="0">
          <b>{name}</b>
          <Text textStyle="small" color="fg.muted" lang={lang}>
            {[position, location].filter(Boolean).join(' · ')}
          </Text>
        </Box>
      </chakra.figcaption>
    </chakra.figure>
  )
}
