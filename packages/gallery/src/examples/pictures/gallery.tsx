import { Button } from '@metrolibre/ui'
import { Gallery } from '@metrolibre/ui/parts'
import { Images } from '@metrolibre/ui/icons'
import type { Example, StateProps } from '../../example.ts'
import { usePictures } from '../../samples/use-pictures.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function Several({ title }: StateProps) {
  const say = useGalleryTexts()
  return (
    <Gallery
      images={usePictures()}
      openLabel={(index) => `${title} ${index + 1}`}
      onOpen={() => {}}
      actions={
        <Button size="sm" variant="outline" icon={<Images />}>
          {say('sample.allPictures')}
        </Button>
      }
    />
  )
}

const Few = ({ title }: StateProps) => (
  <Gallery
    images={usePictures().slice(0, 2)}
    openLabel={(index) => `${title} ${index + 1}`}
    onOpen={() => {}}
  />
)

const Single = ({ title }: StateProps) => (
  <Gallery images={usePictures().slice(0, 1)} openLabel={() => title} onOpen={() => {}} />
)

export const gallery: Example = {
  from: '@metrolibre/ui/parts',
  names: ['Gallery'],
  about: 'gallery.about.gallery',
  states: [
    { id: 'fivePictures', Show: Several },
    { id: 'twoPictures', Show: Few },
    { id: 'onePicture', Show: Single },
  ],
}
