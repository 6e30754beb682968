import type { PropertyDetail, PublicRoom } from '@metrolibre/api-client'
import { Slot } from '@metrolibre/platform'
import { lazyPart } from '@metrolibre/platform/browser'
import { Box } from '@metrolibre/ui'
import { type ReactNode, Suspense, useState } from 'react'
import { WhereItIs } from '../../features/property-map/where-it-is.tsx'
import type { BookingWay } from '../../features/price-box/booking-way.ts'
import { LeaseLine } from '../../features/price-box/lease-line.tsx'
import { PriceBox } from '../../features/price-box/price-box.tsx'
import { PropertyFacts } from '../../features/property-head/facts.tsx'
import { Included } from '../../features/property-head/included.tsx'
import { ReviewList } from '../../features/reviews/review-list.tsx'
import { PublicRoomList } from '../../features/rooms/room-list.tsx'
import { VisitBand } from '../../features/visit/visit-band.tsx'
import { DialogFailed } from '../../parts/dialog-failed.tsx'
import { WaitPart } from '../../features/saved-searches/wait-part.tsx'
import { isSite } from '../../property/site/is-site.ts'
import { isAwaited, isBookable, isBookableRoom, isFreeNow } from '../../property/free.ts'
import { useReviews } from '../../property/use-reviews.ts'

const FreeInstead = lazyPart(
  () => import('./free-instead.tsx'),
  () => null,
)
const SiteSheet = lazyPart(
  () => import('../../features/property-head/site-sheet.tsx'),
  () => null,
)
const CalendarDialog = lazyPart(() => import('./calendar-dialog.tsx'), DialogFailed)
const ContactDialog = lazyPart(() => import('../../features/contact/contact-dialog.tsx'), DialogFailed)

interface Props {
  property: PropertyDetail
  way: BookingWay
  /** The visitor owns it. */
  own: boolean
  /** Why the current visitor can't book it. */
  note: ReactNode
  onPictures: (room: PublicRoom) => void
}

/** What follows the pictures of a property. */
export function PropertyBody({ property, way, own, note, onPictures }: Props) {
  const [contact, setContact] = useState<'never' | 'open' | 'closed'>('never')
  const [calendar, setCalendar] = useState<{ room: PublicRoom | undefined; open: boolean }>()
  const look = (room?: PublicRoom) => setCalendar({ room, open: true })
  const reviews = useReviews(property.id)
  const { name, email, phone, price } = property
  return (
    <>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' }}
        gap={{ base: '32px', lg: 'clamp(32px, 5vw, 72px)' }}
        mt={{ base: '16px', md: '36px' }}
        alignItems="start"
      >
        <Box minW="0">
          <PropertyFacts property={property} />
          <Included property={property} />
          {isSite(property.propertyType) && (
            <Suspense>
              <SiteSheet property={property} />
            </Suspense>
          )}
          <PublicRoomList property={property} bookable={!own} onPictures={onPictures} onCalendar={look} />
          <ReviewList {...reviews} />
          {property.isActive && <VisitBand property={property} />}
          <WhereItIs property={property} />
        </Box>
        <Box position={{ lg: 'sticky' }} top="24px" gridRow={{ md: '1', lg: 'auto' }}>
          <PriceBox
            property={property}
            way={way}
            wait={!own && isAwaited(property) && <WaitPart property={property} />}
            lease={<LeaseLine property={property} />}
            note={note}
            onCalendar={property.isActive && property.propertyType !== 'room' ? () => look() : undefined}
            onContact={() => setContact('open')}
          />
          <Slot name="property.beside-price" given={{ property: property.id, owner: property.owner.id }} />
        </Box>
      </Box>
      {!own && (!isBookable(property) || !isFreeNow(property) || price.state !== 'priced') && (
        <Suspense>
          <FreeInstead property={property} />
        </Suspense>
      )}
      {calendar && (
        <Suspense>
          <CalendarDialog
            key={calendar.room?.id}
            property={property}
            room={calendar.room}
            bookable={!own && (calendar.room ? isBookableRoom(calendar.room) : way.to !== undefined)}
            open={calendar.open}
            onClose={() => setCalendar({ ...calendar, open: false })}
          />
        </Suspense>
      )}
      {contact !== 'never' && (
        <Suspense>
          <ContactDialog
            open={contact === 'open'}
            onClose={() => setContact('closed')}
            {...{ name, email, phone }}
          />
        </Suspense>
      )}
    </>
  )
}
