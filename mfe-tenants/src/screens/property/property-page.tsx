import type { PropertyDetail } from '@metrolibre/api-client'
import { Slot, useIntl, usePageChrome, useSession } from '@metrolibre/platform'
import { lazyPart } from '@metrolibre/platform/browser'
import { Box, Container } from '@metrolibre/ui'
import { Suspense, useState } from 'react'
import { PropertyGallery, picturesOf, picturesOfRoom } from '../../features/gallery/property-gallery.tsx'
import { useViewer } from '../../features/gallery/use-viewer.tsx'
import { WhereItIs } from '../../features/location-map/where-it-is.tsx'
import { AroundButton } from '../../features/panorama/around-button.tsx'
import { DialogFailed } from '../../parts/dialog-failed.tsx'
import { bookingWay } from '../../features/price-box/booking-way.ts'
import { LeaseLine } from '../../features/price-box/lease-line.tsx'
import { PriceBar } from '../../features/price-box/price-bar.tsx'
import { PriceBox } from '../../features/price-box/price-box.tsx'
import { Facts } from '../../features/property-head/facts.tsx'
import { Included } from '../../features/property-head/included.tsx'
import { PropertyHead } from '../../features/property-head/property-head.tsx'
import { Trail } from '../../features/property-head/trail.tsx'
import { ReviewList } from '../../features/reviews/review-list.tsx'
import { RoomList, roomsAnchor } from '../../features/rooms/room-list.tsx'
import { VisitBand } from '../../features/visit/visit-band.tsx'
import { useReviews } from '../../property/use-reviews.ts'

const ContactDialog = lazyPart(() => import('../../features/contact/contact-dialog.tsx'), DialogFailed)

/** The content of a property's page, in reading order. */
export function PropertyPage({ property }: { property: PropertyDetail }) {
  const { formatMessage } = useIntl()
  const { user } = useSession()
  const [contact, setContact] = useState<'never' | 'open' | 'closed'>('never')
  const { show, viewer } = useViewer()
  const reviews = useReviews(property.id)
  usePageChrome({ chatSubject: property.name, bottomBar: 'own' })
  // Nobody can book their own property (RULES.md §6).
  const own = user?.id === property.owner.id
  const way = own ? { choose: false } : bookingWay(property, roomsAnchor)
  const { name, email, phone } = property
  return (
    <Container>
      <Box pt={{ base: '0', md: '8px' }} pb={{ base: '72px', md: '88px' }}>
        <Trail property={property} />
        <Box
          display="flex"
          flexDirection={{ base: 'column-reverse', md: 'column' }}
          gap={{ base: '22px', md: '20px' }}
        >
          <Box mt={{ md: '6px' }}>
            <PropertyHead property={property} />
          </Box>
          <PropertyGallery
            property={property}
            onOpen={(index) => show({ title: name, images: picturesOf(property), index })}
            actions={<AroundButton property={property} />}
          />
        </Box>
        <Box
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' }}
          gap={{ base: '32px', lg: 'clamp(32px, 5vw, 72px)' }}
          mt={{ base: '16px', md: '36px' }}
          alignItems="start"
        >
          <Box minW="0">
            <Facts property={property} />
            <Included property={property} />
            <RoomList
              property={property}
              bookable={!own}
              onPictures={(room) => show({ title: room.name, images: picturesOfRoom(room), index: 0 })}
            />
            <ReviewList {...reviews} />
            {property.isActive && <VisitBand property={property} />}
            <WhereItIs property={property} />
          </Box>
          <Box position={{ lg: 'sticky' }} top="24px" gridRow={{ md: '1', lg: 'auto' }}>
            <PriceBox
              property={property}
              way={way}
              lease={<LeaseLine property={property} />}
              note={own && formatMessage({ id: 'tenants.property.own' })}
              onContact={() => setContact('open')}
            />
            <Slot name="property.beside-price" given={{ property: property.id, owner: property.owner.id }} />
          </Box>
        </Box>
      </Box>
      {viewer}
      <PriceBar property={property} way={way} />
      {contact !== 'never' && (
        <Suspense>
          <ContactDialog
            open={contact === 'open'}
            onClose={() => setContact('closed')}
            {...{ name, email, phone }}
          />
        </Suspense>
      )}
    </Container>
  )
}
