import { unitPriceOf, type OwnedProperty } from '@metrolibre/api-client'
import { formatExact } from '@metrolibre/contract'
import { useDates, useIntl } from '@metrolibre/platform'
import { Badge, Flex, Heading, Panel, PriceText } from '@metrolibre/ui'
import { RoomRow } from '@metrolibre/ui/parts'
import { RoomSwitch } from './room-switch.tsx'

/** The rooms that are rented one by one. */
export function RoomList({ property }: { property: OwnedProperty }) {
  const { formatMessage } = useIntl()
  const { number } = useDates()
  const rooms = property.rooms.filter(({ isDeleted }) => !isDeleted)
  if (rooms.length === 0) return null
  return (
    <Panel as="section" padded aria-labelledby="rooms-title">
      <Heading as="h2" id="rooms-title" textStyle="sub" mb="14px">
        {formatMessage({ id: 'mfe-owners.panel.rooms' })}
      </Heading>
      {rooms.map((room) => {
        const price = unitPriceOf(room)
        const state = room.awaitsReview ? 'awaits' : room.isActive ? 'offered' : 'paused'
        return (
          <RoomRow
            key={room.id}
            name={room.name}
            measure={room.area === null ? undefined : `${number(room.area)} m²`}
            image={room.image}
            imageVariants={room.imageVariants}
            soldOut={!room.isActive}
            price={
              price === null ? (
                <PriceText amount={formatMessage({ id: 'mfe-owners.panel.noPrice' })} words size="row" />
              ) : (
                <PriceText
                  amount={formatExact({ amount: price, currency: room.currency })}
                  unit={formatMessage({
                    id: `mfe-owners.panel.${room.rentalMode === 'hour' ? 'perHour' : 'perMonth'}`,
                  })}
                  size="row"
                />
              )
            }
            action={
              <Flex gap="12px" align="center">
                <Badge
                  tone={state === 'offered' ? 'ok' : state === 'awaits' ? 'warn' : 'neutral'}
                  mark={state === 'offered' ? 'filled' : 'hollow'}
                >
                  {formatMessage({ id: `mfe-owners.panel.room.${state}` })}
                </Badge>
                {property.listingStatus === 'published' && !room.awaitsReview && (
                  <RoomSwitch propertyId={property.id} room={room} />
                )}
              </Flex>
            }
          />
        )
      })}
    </Panel>
  )
}
