import { unitPriceOf, type OwnedProperty } from '@metrolibre/api-client'
import { formatExact } from '@metrolibre/contract'
import { useDates, useIntl, useLocale } from '@metrolibre/platform'
import { Badge, Flex, Heading, Panel, PriceText, Text } from '@metrolibre/ui'
import { RoomRow } from '@metrolibre/ui/parts'
import { useListText } from '../../parts/use-list-text.ts'
import { RoomSwitch } from './room-switch.tsx'

/** The rooms that are rented one by one. */
export function OwnRoomSummary({ property }: { property: OwnedProperty }) {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const listText = useListText()
  const { area, day } = useDates()
  const rooms = property.rooms.filter(({ isDeleted }) => !isDeleted)
  if (rooms.length === 0) return null
  const waiting = rooms.filter(({ awaitsReview }) => awaitsReview)
  // The last day of all of them, so that it is true of each.
  const by = waiting
    .flatMap(({ reviewBy }) => reviewBy ?? [])
    .toSorted()
    .at(-1)
  return (
    <Panel as="section" padded aria-labelledby="rooms-title">
      <Heading as="h2" id="rooms-title" textStyle="sub" mb="14px">
        {formatMessage({ id: 'mfe-owners.panel.rooms' })}
      </Heading>
      {rooms.map((room) => {
        const price = unitPriceOf(room)
        const state = room.awaitsReview ? 'awaits' : room.isActive ? 'offered' : 'paused'
        // Before the property is published nothing of it can be booked.
        const isShown = state !== 'offered' || property.listingStatus === 'published'
        return (
          <RoomRow
            key={room.id}
            name={room.name}
            measure={room.area === null ? undefined : area(room.area)}
            image={room.image}
            imageVariants={room.imageVariants}
            soldOut={!room.isActive}
            price={
              price === null ? (
                <PriceText amount={formatMessage({ id: 'mfe-owners.panel.noPrice' })} words size="row" />
              ) : (
                <PriceText
                  amount={formatExact({ amount: price, currency: room.currency }, locale)}
                  unit={formatMessage({
                    id: `mfe-owners.panel.${room.rentalMode === 'hour' ? 'perHour' : 'perMonth'}`,
                  })}
                  size="row"
                />
              )
            }
            action={
              <Flex gap="12px" align="center">
                {isShown && (
                  <Badge
                    tone={state === 'offered' ? 'ok' : state === 'awaits' ? 'warn' : 'neutral'}
                    mark={state === 'offered' ? 'filled' : 'hollow'}
                  >
                    {formatMessage({ id: `mfe-owners.panel.room.${state}` })}
                  </Badge>
                )}
                {property.listingStatus === 'published' && !room.awaitsReview && (
                  <RoomSwitch propertyId={property.id} room={room} />
                )}
              </Flex>
            }
          />
        )
      })}
      {waiting.length > 0 && (
        <Text textStyle="small" color="fg.muted" mt="14px">
          {formatMessage(
            { id: `mfe-owners.panel.room.${by === undefined ? 'awaitsText' : 'awaitsTextBy'}` },
            {
              count: waiting.length,
              names: listText(waiting.map(({ name }) => name)),
              by: by === undefined ? '' : day(by),
            },
          )}
        </Text>
      )}
    </Panel>
  )
}
