import { useCardPrice } from '@metrolibre/platform'
import type { PropertyCard } from '@metrolibre/api-client'
import { Box, PriceText, Text } from '@metrolibre/ui'
import type { ReactNode } from 'react'
import type { BookingWay } from './booking-way.ts'
import { ReserveButton } from './reserve-button.tsx'

interface Props {
  property: PropertyCard
  /** Undefined until it is known. */
  way: BookingWay | undefined
  /** The way on where nothing can be booked. */
  instead?: ReactNode
}

/** On phones, a bar with price and action at the bottom, in place of the menu. */
export function PriceBar({ property, way, instead }: Props) {
  const price = useCardPrice()(property.price)
  return (
    <Box
      // On paper the box with the whole price is enough; this bar would lie over the text of each page.
      data-screen-only
      display={{ base: 'flex', md: 'none' }}
      position="fixed"
      insetX="0"
      bottom="0"
      zIndex="stickyBar"
      flexWrap="wrap"
      alignItems="center"
      gap="12px"
      px="16px"
      pt="12px"
      pb="calc(12px + env(safe-area-inset-bottom))"
      bg="bg.panel"
      borderTop="1px solid"
      borderColor="border"
    >
      {/* With doubled text, the price is above the button instead of a letter wide beside it. */}
      <Box flex="1 1 6rem" minW="0">
        {price.state === 'price' ? (
          <>
            <Text textStyle="small" fontSize="xs" color="fg.muted">
              {[price.prefix, price.note].filter(Boolean).join(' · ')}
            </Text>
            <PriceText amount={price.amount} unit={price.unit} />
          </>
        ) : (
          <PriceText size="row" words amount={price.text} gone={price.state === 'sold-out'} />
        )}
      </Box>
      {way?.to === undefined ? instead : <ReserveButton way={way} />}
    </Box>
  )
}
