import type { PropertyDetail, PublicRoom } from '@metrolibre/api-client'
import { useIntl } from '@metrolibre/platform'
import { Button, Picture } from '@metrolibre/ui'
import { Gallery, type GalleryImage } from '@metrolibre/ui/parts'
import { Images } from '@metrolibre/ui/icons'
import type { ReactNode } from 'react'

/** All pictures of a property: its cover, its own, then those of its rooms. */
export const picturesOf = (property: PropertyDetail): GalleryImage[] => {
  const own = [{ ...property, id: 'cover', alt: property.name }]
  const extra = property.images.map((image) => ({ ...image, alt: property.name }))
  const ofProperty = [...own, ...extra].flatMap(({ id, image, imageVariants, alt }) =>
    image === null ? [] : [{ id, src: image, variants: imageVariants, alt }],
  )
  return [...ofProperty, ...property.rooms.flatMap(picturesOfRoom)]
}

/** A room's own pictures. */
export const picturesOfRoom = ({ name, images, ...room }: PublicRoom): GalleryImage[] =>
  [room, ...images].flatMap(({ id, image, imageVariants }) =>
    image === null ? [] : [{ id, src: image, variants: imageVariants, alt: name }],
  )

interface Props {
  property: PropertyDetail
  onOpen: (index: number) => void
  /** More ways in beside the one to all pictures. */
  actions?: ReactNode
}

/** The pictures over the page: one large, at most four at its side. */
export function PropertyGallery({ property, onOpen, actions }: Props) {
  const { formatMessage } = useIntl()
  const images = picturesOf(property)
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
          <Button variant="outline" size="sm" icon={<Images />} onClick={() => onOpen(0)}>
            {formatMessage({ id: 'tenants.property.allPictures' }, { count: images.length })}
          </Button>
        </>
      }
    />
  )
}
