import { ownProperties, type OwnedProperty, type Room } from '@metrolibre/api-client'
import type { Country, Zone } from '@metrolibre/contract'
import { FormattedMessage, usePageMutation, useQueryClient } from '@metrolibre/platform'
import { lazyPart } from '@metrolibre/platform/browser'
import { Alert, Skeleton } from '@metrolibre/ui'
import { Suspense } from 'react'
import { ContactStep } from '../features/property-form/contact-step.tsx'
import { KindStep } from '../features/property-form/kind-step.tsx'
import { MeasureStep } from '../features/property-form/measure-step.tsx'
import { PlaceStep } from '../features/property-form/place-step.tsx'
import { RentStep } from '../features/property-form/rent-step.tsx'
import { ServicesStep } from '../features/property-form/services-step.tsx'
import { RoomsStep } from '../features/rooms/rooms-step.tsx'
import { draftName } from '../listing/draft-name.ts'
import { PartFailed } from '../listing/part-failed.tsx'
import type { ListingStep } from '../listing/steps.ts'
import { galleryOf } from '../photos/photo-place.ts'

const Photos = lazyPart(() => import('../photos/photos.tsx'), PartFailed)

interface Props {
  step: ListingStep
  property: OwnedProperty | null
  zones: readonly Zone[]
  country: Country
  /** Kind, place and rental mode can't be changed any more. */
  fixed: boolean
}

/** The fields of one step. */
export function StepFields({ step, property, zones, country, fixed }: Props) {
  switch (step) {
    case 'kind':
      return <KindStep fixed={fixed} />
    case 'place':
      return <PlaceStep zones={zones} fixed={fixed} />
    case 'measure':
      return <MeasureStep />
    case 'services':
      return <ServicesStep />
    case 'rooms':
      return property ? (
        <RoomsStep
          property={property}
          photos={(room) => <RoomPhotos key={room.id} property={property} room={room} />}
        />
      ) : (
        <Alert title={<FormattedMessage id="mfe-owners.listing.room.later" />} />
      )
    case 'photos':
      return <PropertyPhotos property={property} />
    case 'rent':
      return <RentStep country={country} />
    case 'contact':
      return <ContactStep />
  }
}

const useReadAgain = (id: string) => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ownProperties.keys.one(id) })
}

function PropertyPhotos({ property }: { property: OwnedProperty | null }) {
  const id = property?.id ?? ''
  const { mutateAsync: arrange } = usePageMutation(ownProperties.arrangePictures(id))
  const readAgain = useReadAgain(id)
  return (
    <Suspense fallback={<Skeleton height={280} radius={20} />}>
      <Photos
        place={property && { table: 'location', id }}
        gallery={property ? galleryOf(property) : { photos: [], cover: undefined }}
        draft={draftName(property?.id)}
        isNew={!property || property.listingStatus === 'draft'}
        isPublic={property?.listingStatus === 'published'}
        onArrange={arrange}
        onChanged={readAgain}
      />
    </Suspense>
  )
}

function RoomPhotos({ property, room }: { property: OwnedProperty; room: Room }) {
  const { mutateAsync: arrange } = usePageMutation(ownProperties.arrangeRoomPictures(property.id))
  const readAgain = useReadAgain(property.id)
  return (
    <Suspense fallback={<Skeleton height={280} radius={20} />}>
      <Photos
        place={{ table: 'room', id: room.id }}
        gallery={galleryOf(room)}
        draft={`${draftName(property.id)}.${room.id}`}
        isNew={property.listingStatus === 'draft'}
        isPublic={property.listingStatus === 'published'}
        onArrange={(order) => arrange({ ...order, room: room.id })}
        onChanged={readAgain}
      />
    </Suspense>
  )
}
