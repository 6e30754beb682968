import type { PropertyCard, PropertyDetail, PublicRoom } from '@metrolibre/api-client'
import { useIntl } from '@metrolibre/platform'
import { Button, Picture } from '@metrolibre/ui'
import { Gallery, type GalleryImage } from '@metrolibre/ui/parts'
import { Images } from '@metrolibre/ui/icons'
import type { ReactNode } from 'react'

type Pictured = Pick<PropertyCard, 'image' | 'imageVariants'> & { readonly id: string }

const named =
  (alt: string) =>
  ({ id, image, imageVariants }: Pictured): GalleryImage[] =>
    image === null ? [] : [{ id, src: image, variants: imageVariants, alt }]

/** All pictures of a property: its cover, its own, then those of its rooms; those of a card are the first of them. */
export const propertyPicturesOf = (property: PropertyCard | PropertyDetail): GalleryImage[] => {
  const ofProperty = named(property.name)
  const cover = ofProperty({ ...property, id: 'cover' })
  if ('rooms' in property)
    return [...cover, ...property.images.flatMap(ofProperty), ...property.rooms.flatMap(picturesOfRoom)]
  return [...cover, ...(property.photos ?? []).map((src) => ({ id: src, src, alt: property.name }))]
}

/** A room's own pictures. */
export const picturesOfRoom = ({ name, images, ...room }: PublicRoom): GalleryImage[] =>
  [room, ...images].flatMap(named(name))

interface Props {
  images: readonly GalleryImage[]
  /** False while only the first pictures are known. */
  whole: boolean
  onOpen: (index: number) => void
  /** More ways in besides the one to all pictures. */
  actions?: ReactNode
}

/** The pictures over the page: one large, at most four at its side. */
export function PropertyGallery({ images, whole, onOpen, actions }: Props) {
  const { formatMessage } = useIntl()
  if (images.length === 0)
    return (
      <>
        <Picture alt={formatMessage({ id: 'tenants.property.noPictures' })} ratio={3} radius={20} />
        {actions}
      </>
    )
  return (
    <Gallery
      images={images}
      openLabel={(index) =>
        formatMessage({ id: 'tenants.property.openPicture' }, { position: index + 1, count: images.length })
      }
      onOpen={onOpen}
      actions={
        <>
          {actions}
          {whole && (
            <Button variant="outline" size="sm" icon={<Images />} onClick={() => onOpen(0)}>
              {formatMessage({ id: 'tenants.property.allPictures' }, { count: images.length })}
            </Button>
          )}
        </>
      }
    />
  )
}
