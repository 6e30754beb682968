import type { PropertyCard } from '@metrolibre/api-client'
import { useIntl } from '@metrolibre/platform'
import { Box, Flex, IconButton, Text } from '@metrolibre/ui'
import { CaretLeft, CaretRight } from '@metrolibre/ui/icons'
import { MapCard } from './map-card.tsx'
import { useSwipe } from './use-swipe.ts'

interface Props {
  /** All results with a pin, in the order in which one swipes through them. */
  properties: readonly PropertyCard[]
  selectedId: string
  onSelect: (id: string | undefined) => void
}

/** The card of the chosen pin. Swiping, or its buttons, lead to the cards of the other results. */
export function MapCards({ properties, selectedId, onSelect }: Props) {
  const { formatMessage } = useIntl()
  const index = properties.findIndex(({ id }) => id === selectedId)
  const go = (steps: -1 | 1) => {
    const next = properties[index + steps]
    if (next) onSelect(next.id)
  }
  const first = Math.max(0, index - 1)
  const strip = useSwipe(selectedId, index - first, go)
  const step = (steps: -1 | 1) => ({
    label: formatMessage({ id: steps < 0 ? 'tenants.search.cardBefore' : 'tenants.search.cardAfter' }),
    icon: steps < 0 ? <CaretLeft size={18} /> : <CaretRight size={18} />,
    'aria-disabled': properties[index + steps] === undefined,
    onClick: () => go(steps),
  })
  return (
    <Flex direction="column-reverse" align="stretch" gap="8px">
      <Flex
        ref={strip}
        data-over-map
        gap="0"
        overflowX="auto"
        borderRadius="xl"
        css={{ scrollSnapType: 'x mandatory', scrollbarWidth: 'none', overscrollBehavior: 'contain' }}
      >
        {properties.slice(first, index + 2).map((property) => (
          <Box
            key={property.id}
            flex="none"
            w="100%"
            css={{ scrollSnapAlign: 'start', scrollSnapStop: 'always' }}
            // Its neighbours are only there to be swiped to.
            inert={property.id !== selectedId}
          >
            <MapCard property={property} onClose={() => onSelect(undefined)} />
          </Box>
        ))}
      </Flex>
      {properties.length > 1 && (
        <Flex
          align="center"
          alignSelf="flex-start"
          borderRadius="md"
          bg="bg.panel"
          boxShadow="2"
          as="section"
          data-over-map
          aria-label={formatMessage({ id: 'tenants.search.cards' })}
        >
          <IconButton {...step(-1)} />
          <Text as="span" textStyle="measure" aria-live="polite" px="2px">
            {formatMessage({ id: 'tenants.search.cardOf' }, { number: index + 1, count: properties.length })}
          </Text>
          <IconButton {...step(1)} />
        </Flex>
      )}
    </Flex>
  )
}
