import { useGalleryTexts } from '../texts/use-say.ts'
import { samplePictureOf } from './pictures.ts'

/** Returns the pictures of a property. */
export function usePictures() {
  const say = useGalleryTexts()
  return [
    { id: '1', src: samplePictureOf('entire'), alt: say('sample.house') },
    { id: '2', src: samplePictureOf('room'), alt: say('sample.room') },
    { id: '3', src: samplePictureOf('room', '2'), alt: say('sample.kitchen') },
    { id: '4', src: samplePictureOf('room', '3'), alt: say('sample.livingRoom') },
    { id: '5', src: samplePictureOf('entire', '2'), alt: say('sample.garden') },
  ]
}
