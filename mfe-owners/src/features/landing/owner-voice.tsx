import { testimonials } from '@metrolibre/api-client'
import { useQuery } from '@metrolibre/platform'
import { Box, chakra, Flex, Text } from '@metrolibre/ui'
import { Portrait } from '@metrolibre/ui/parts'
import type { ReactNode } from 'react'

/** How the people of testimonials call themselves who own a place. */
const asOwner = /propietari[oa]|dueñ[oa]|\bowner\b|landlord/i

/** What an owner says about us; without such a testimonial, the other words. */
export function OwnerVoice({ otherwise }: { otherwise: ReactNode }) {
  const { data } = useQuery(testimonials.all())
  const voice = data?.testimonials.find(({ comment, position }) => comment && asOwner.test(position))
  if (!voice) return otherwise
  const { name, position, location, comment } = voice
  return (
    <chakra.figure mb="7">
      <chakra.blockquote
        textStyle="sub"
        fontStretch="100%"
        fontWeight={560}
        lineHeight={1.3}
        maxW="34ch"
        textWrap="balance"
      >
        “{comment}”
      </chakra.blockquote>
      <Flex as="figcaption" gap="3" align="center" mt="5">
        <Portrait name={name} size={44} />
        <Box>
          <b>{name}</b>
          <Text textStyle="small" color="tinta.muted">
            {[position, location].filter(Boolean).join('\u00a0· ')}
          </Text>
        </Box>
      </Flex>
    </chakra.figure>
  )
}
