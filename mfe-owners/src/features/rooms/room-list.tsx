import { unitPriceOf, type Room } from '@metrolibre/api-client'
import { formatExact } from '@metrolibre/contract'
import { useDates, useIntl, useLocale, type TextName } from '@metrolibre/platform'
import { Button, Flex, PriceText } from '@metrolibre/ui'
import { Copy, Images, PencilSimple, Trash } from '@metrolibre/ui/icons'
import { RoomRow } from '@metrolibre/ui/parts'

interface Props {
  rooms: readonly Room[]
  onEdit: (room: Room) => void
  onPhotos: (room: Room) => void
  /** Undefined when there can be no more rooms. */
  onCopy: ((room: Room) => void) | undefined
  onRemove: (room: Room) => void
}

/** The rooms of a property, with what can be done with each. */
export function OwnRoomList({ rooms, onEdit, onPhotos, onCopy, onRemove }: Props) {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const { area } = useDates()
  const text = (name: TextName<'mfe-owners.listing.room'>, room: string) =>
    formatMessage({ id: `mfe-owners.listing.room.${name}` }, { name: room })
  return rooms.map((room) => {
    const price = unitPriceOf(room)
    return (
      <RoomRow
        key={room.id}
        name={room.name}
        heading="h2"
        description={room.description}
        measure={room.area === null ? undefined : area(room.area)}
        image={room.image}
        imageVariants={room.imageVariants}
        price={
          price === null ? (
            <PriceText amount={text('noPrice', room.name)} words />
          ) : (
            <PriceText
              amount={formatExact({ amount: price, currency: room.currency }, locale)}
              unit={formatMessage({
                id: `mfe-owners.listing.${room.rentalMode === 'hour' ? 'perHour' : 'perMonth'}`,
              })}
              size="row"
            />
          )
        }
        action={
          <Flex gap="6px" wrap="wrap">
            <Button
              variant="outline"
              size="sm"
              icon={<Images />}
              aria-label={text('photosOf', room.name)}
              onClick={() => onPhotos(room)}
            >
              {formatMessage({ id: 'mfe-owners.listing.room.photos' }, { count: room.images.length })}
            </Button>
            <Button
              variant="outline"
              size="sm"
              icon={<PencilSimple />}
              aria-label={text('changeOf', room.name)}
              onClick={() => onEdit(room)}
            >
              {text('edit', room.name)}
            </Button>
            {onCopy && (
              <Button
                variant="outline"
                size="sm"
                icon={<Copy />}
                aria-label={text('copyOf', room.name)}
                onClick={() => onCopy(room)}
              >
                {text('copy', room.name)}
              </Button>
            )}
            <Button
              variant="ghost"
              size="sm"
              icon={<Trash />}
              aria-label={text('removeOf', room.name)}
              onClick={() => onRemove(room)}
            >
              {text('remove', room.name)}
            </Button>
          </Flex>
        }
      />
    )
  })
}
