import { Button } from '@metrolibre/ui'
import { Lightbox } from '@metrolibre/ui/lightbox'
import { useState } from 'react'
import type { Example } from '../../example.ts'
import { usePictures } from '../../samples/use-pictures.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function FullScreen() {
  const say = useGalleryTexts()
  const images = usePictures()
  const [open, setOpen] = useState(false)
  const [index, setIndex] = useState(0)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {say('sample.allPictures')}
      </Button>
      <Lightbox
        open={open}
        onClose={() => setOpen(false)}
        title={say('sample.allPictures')}
        images={images}
        index={index}
        onIndexChange={setIndex}
        texts={{
          close: say('sample.close'),
          previous: say('sample.previous'),
          next: say('sample.next'),
          zoomIn: say('sample.zoomIn'),
          zoomOut: say('sample.zoomOut'),
          position: say('sample.position', { index: index + 1, count: images.length }),
          failed: say('sample.noPicture'),
        }}
      />
    </>
  )
}

export const lightbox: Example = {
  from: '@metrolibre/ui/lightbox',
  names: ['Lightbox'],
  about: 'gallery.about.lightbox',
  states: [{ id: 'fullScreen', Show: FullScreen, opens: true }],
}
