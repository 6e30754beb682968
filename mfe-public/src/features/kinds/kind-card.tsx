import type { LowestPrice, PropertyType } from '@metrolibre/contract'
import { FormattedMessage, Link, useCardPrice } from '@metrolibre/platform'
import { Box, chakra, Flex, Image, Text } from '@metrolibre/ui'

interface Props {
  kind: PropertyType
  picture: string
  count: number | undefined
  /** The lowest price in the visitor's country. */
  lowest: LowestPrice | undefined
}

const Card = chakra(Link)

/** One kind of place; the whole card links to its search. */
export function KindCard({ kind, picture, count, lowest }: Props) {
  return (
    <Card
      to={`/propietario?type=${kind}`}
      position="relative"
      display="flex"
      flexDirection="column"
      justifyContent="flex-end"
      css={{ containerType: 'inline-size' }}
      // Clipped, not hidden: only so does the card grow with its text.
      overflow="clip"
      p={{ base: '8px', lg: '12px' }}
      borderRadius="xl"
      aspectRatio={{ base: '3 / 4', md: '4 / 5' }}
      bg="bg.subtle"
      color="inherit"
      textDecoration="none"
      _hover={{ '& b': { textDecoration: 'underline' } }}
    >
      <Image
        src={picture}
        alt=""
        width={480}
        height={600}
        loading="lazy"
        position="absolute"
        inset="0"
        w="100%"
        h="100%"
        objectFit="cover"
        objectPosition={{ base: '50% 30%', md: '50% 50%' }}
        filter="var(--photo-filter)"
      />
      <Box position="relative" bg="bg.panel" borderRadius="12px" p={{ base: '10px', lg: '14px 16px' }}>
        <Flex justify="space-between" align="baseline" gap="2" wrap="wrap">
          <chakra.b fontWeight={720} fontStretch="110%" lineHeight={1.2} textUnderlineOffset="3px">
            <FormattedMessage id={`mfe-public.home.kind.${kind}`} />
          </chakra.b>
          {count !== undefined && (
            <Text
              as="span"
              display="none"
              fontSize="xs"
              color="fg.muted"
              // Beside the longest name, or not at all: the cards are of one height.
              css={{ '@container (min-width: 18.5rem)': { display: 'inline' } }}
            >
              <FormattedMessage id="mfe-public.home.kinds.count" values={{ count }} />
            </Text>
          )}
        </Flex>
        <Text textStyle="small" color="fg.muted" minH="1lh" fontStretch={{ base: '84%', lg: '100%' }}>
          {lowest && <From lowest={lowest} />}
        </Text>
      </Box>
    </Card>
  )
}

function From({ lowest }: { lowest: LowestPrice }) {
  const shown = useCardPrice()({ state: 'priced', from: true, ...lowest })
  // Where it takes two lines, the amount stays with its unit.
  return shown.state === 'price' && `${shown.prefix} ${shown.amount}\u00a0${shown.unit}`
}
