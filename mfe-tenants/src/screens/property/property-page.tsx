import type { PropertyCard, PropertyDetail } from '@metrolibre/api-client'
import { useIntl, usePageChrome, useSession } from '@metrolibre/platform'
import { Box, Container } from '@metrolibre/ui'
import {
  PropertyGallery,
  propertyPicturesOf,
  picturesOfRoom,
} from '../../features/gallery/property-gallery.tsx'
import { useViewer } from '../../features/gallery/use-viewer.tsx'
import { AroundButton } from '../../features/panorama/around-button.tsx'
import { bookingWay } from '../../features/price-box/booking-way.ts'
import { PriceBar } from '../../features/price-box/price-bar.tsx'
import { PropertyHead } from '../../features/property-head/property-head.tsx'
import { Trail } from '../../features/property-head/trail.tsx'
import { roomsAnchor } from '../../features/rooms/room-list.tsx'
import { WaitPart } from '../../features/saved-searches/wait-part.tsx'
import { isAwaited } from '../../property/free.ts'
import { PropertyBody } from './property-body.tsx'
import { BodySkeleton } from './property-skeleton.tsx'

interface Props {
  /** What is known before the whole property is there. */
  known: PropertyCard | PropertyDetail
  property: PropertyDetail | undefined
}

/** The page of a property, in reading order; the top needs no more than a list tells. */
export function PropertyPage({ known, property }: Props) {
  const { formatMessage } = useIntl()
  const { user } = useSession()
  const { show, viewer } = useViewer()
  const { name } = known
  usePageChrome({ chatSubject: name, bottomBar: 'own' })
  // Nobody can book their own property (RULES.md §6.6).
  const own = property !== undefined && user?.id === property.owner.id
  const way = property && (own ? { choose: false } : bookingWay(property, roomsAnchor))
  const images = propertyPicturesOf(known)
  return (
    <Container>
      <Box pt={{ base: '0', md: '8px' }} pb={{ base: '72px', md: '88px' }}>
        {/* On a phone the pictures come first. */}
        <Box display={{ base: 'none', md: 'block' }}>
          <Trail property={known} />
        </Box>
        <Box
          display="flex"
          flexDirection={{ base: 'column-reverse', md: 'column' }}
          gap={{ base: '22px', md: '20px' }}
        >
          <Box mt={{ md: '6px' }}>
            <PropertyHead property={known} />
          </Box>
          <PropertyGallery
            images={images}
            whole={property !== undefined}
            onOpen={(index) => show({ title: name, images, index })}
            actions={property && <AroundButton property={property} />}
          />
        </Box>
        {property && way ? (
          <PropertyBody
            property={property}
            way={way}
            own={own}
            note={own && formatMessage({ id: 'tenants.property.own' })}
            onPictures={(room) => show({ title: room.name, images: picturesOfRoom(room), index: 0 })}
          />
        ) : (
          <BodySkeleton />
        )}
      </Box>
      {viewer}
      <PriceBar
        property={known}
        way={way}
        instead={property && !own && isAwaited(property) && <WaitPart property={property} />}
      />
    </Container>
  )
}
