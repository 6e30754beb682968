import { unitPriceOf, type PropertyDetail, type PublicRoom } from '@metrolibre/api-client'
import { calendarPath } from '@metrolibre/contract'
import { Link, useDates, useForeignLang, useIntl, usePrice } from '@metrolibre/platform'
import { Badge, Button, PriceText, Section } from '@metrolibre/ui'
import { RoomRow } from '@metrolibre/ui/parts'
import { isBookableRoom } from '../../property/free.ts'
import { useFreeText } from '../../property/use-free-text.ts'

export const roomsAnchor = 'espacios'

const amountOf = (room: PublicRoom) => unitPriceOf(room) ?? 0

interface Props {
  property: PropertyDetail
  bookable: boolean
  onPictures: (room: PublicRoom) => void
  onCalendar: (room: PublicRoom) => void
}

/** The rooms that are rented one by one, with their prices. */
export function PublicRoomList({ property, bookable, onPictures, onCalendar }: Props) {
  const { formatMessage } = useIntl()
  if (property.rooms.length === 0) return null
  return (
    <Section tight id={roomsAnchor} title={formatMessage({ id: 'tenants.property.roomsTitle' })}>
      {property.rooms.map((room) => (
        <Room
          key={room.id}
          room={room}
          free={property.isActive && room.isActive}
          bookable={bookable}
          onPictures={() => onPictures(room)}
          onCalendar={() => onCalendar(room)}
        />
      ))}
    </Section>
  )
}

interface RoomProps {
  room: PublicRoom
  free: boolean
  bookable: boolean
  onPictures: () => void
  onCalendar: () => void
}

function Room({ room, free, bookable, onPictures, onCalendar }: RoomProps) {
  const { formatMessage } = useIntl()
  const { area } = useDates()
  const lang = useForeignLang()(room.lang)
  const included = room.included.length > 0 && room.included.join('\u00a0· ')
  return (
    <RoomRow
      name={room.name}
      description={[room.description, included].filter(Boolean).join(' ')}
      descriptionLang={lang}
      measure={room.area === null ? undefined : area(room.area)}
      image={room.image}
      imageVariants={room.imageVariants}
      onPicture={onPictures}
      pictureLabel={formatMessage(
        { id: 'tenants.property.roomPictures' },
        { name: room.name, count: room.images.length + 1 },
      )}
      soldOut={!free}
      price={<RoomPrice room={room} free={free} />}
      action={free ? <RoomAction room={room} bookable={bookable} onCalendar={onCalendar} /> : <TakenBadge />}
    />
  )
}

function TakenBadge() {
  const { formatMessage } = useIntl()
  return <Badge mark="hollow">{formatMessage({ id: 'tenants.property.taken' })}</Badge>
}

/** From when a room is free, and the way to book it, which is open to a room that is taken now too. */
function RoomAction({ room, bookable, onCalendar }: Pick<RoomProps, 'room' | 'bookable' | 'onCalendar'>) {
  const { formatMessage } = useIntl()
  const later = useFreeText().laterOfRoom(room)
  return (
    <>
      {later && <Badge mark="hollow">{later}</Badge>}
      <Button
        size="sm"
        variant="ghost"
        aria-haspopup="dialog"
        aria-label={formatMessage({ id: 'tenants.property.calendarOf' }, { name: room.name })}
        onClick={onCalendar}
      >
        {formatMessage({ id: 'tenants.property.calendar' })}
      </Button>
      {bookable && isBookableRoom(room) && (
        <Button
          as={Link}
          to={calendarPath({ propertyId: room.propertyId, roomId: room.id, rentalMode: room.rentalMode })}
          size="sm"
          aria-label={formatMessage({ id: 'tenants.property.reserveRoom' }, { name: room.name })}
        >
          {formatMessage({ id: 'tenants.property.reserve' })}
        </Button>
      )}
    </>
  )
}

function RoomPrice({ room, free }: { room: PublicRoom; free: boolean }) {
  const { formatMessage } = useIntl()
  const price = usePrice()
  const amount = amountOf(room)
  if (!free)
    return <PriceText size="row" words gone amount={formatMessage({ id: 'tenants.property.soldOut' })} />
  if (amount === 0)
    return <PriceText size="row" words amount={formatMessage({ id: 'tenants.property.noValue' })} />
  const shown = price({ amount, currency: room.currency }, room.rentalMode)
  return (
    <PriceText
      size="row"
      amount={shown.exact}
      unit={shown.unitText}
      note={
        shown.reference
          ? formatMessage({ id: 'tenants.property.reference' }, { amount: shown.text })
          : undefined
      }
    />
  )
}
