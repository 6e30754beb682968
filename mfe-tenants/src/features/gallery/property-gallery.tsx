import type { PropertyDetail } from '@metrolibre/contract'
import { useIntl } from '@metrolibre/platform'
import { Button, Gallery, type GalleryImage, Picture } from '@metrolibre/ui'
import { Images } from '@metrolibre/ui/icons'
import { lazy, Suspense, useState } from 'react'

const Viewer = lazy(() => import('./viewer.tsx'))

/** All pictures of a property: its cover, its own, then those of its rooms. */
export const picturesOf = (property: PropertyDetail): GalleryImage[] => {
  const own = [{ ...property, id: 'cover', alt: property.name }]
  const extra = property.imagesLocation.map((image) => ({ ...image, alt: property.name }))
  const rooms = property.roomsDetails.flatMap((room) =>
    [{ ...room }, ...room.imagesRoom].map((image) => ({ ...image, alt: room.name })),
  )
  return [...own, ...extra, ...rooms].flatMap(({ id, image, imageVariants, alt }) =>
    image === null ? [] : [{ id, src: image, variants: imageVariants, alt }],
  )
}

/** The pictures over the page; any of them opens the viewer, which is fetched then. */
export function PropertyGallery({ property }: { property: PropertyDetail }) {
  const { formatMessage } = useIntl()
  const [viewer, setViewer] = useState<'never' | 'open' | 'closed'>('never')
  const [shown, show] = useState(0)
  const images = picturesOf(property)
  const open = (index: number) => {
    show(index)
    setViewer('open')
  }
  if (images.length === 0)
    return <Picture alt={formatMessage({ id: 'tenants.property.noPictures' })} ratio={3} radius={20} />
  return (
    <>
      <Gallery
        images={images}
        openLabel={(index) => formatMessage({ id: 'tenants.property.openPicture' }, { position: index + 1 })}
        onOpen={open}
        actions={
          <Button variant="outline" size="sm" icon={<Images />} onClick={() => open(0)}>
            {formatMessage({ id: 'tenants.property.allPictures' }, { count: images.length })}
          </Button>
        }
      />
      {viewer !== 'never' && (
        <Suspense>
          <Viewer
            title={property.name}
            images={images}
            open={viewer === 'open'}
            index={shown}
            onIndex={show}
            onClose={() => setViewer('closed')}
          />
        </Suspense>
      )}
    </>
  )
}
