import { useSay } from '../texts/use-say.ts'
import { pictureOf } from './pictures.ts'

/** Returns the pictures of a property. */
export function usePictures() {
  const say = useSay()
  return [
    { id: '1', src: pictureOf('entire'), alt: say('sample.house') },
    { id: '2', src: pictureOf('room'), alt: say('sample.room') },
    { id: '3', src: pictureOf('room', '2'), alt: say('sample.kitchen') },
    { id: '4', src: pictureOf('room', '3'), alt: say('sample.livingRoom') },
    { id: '5', src: pictureOf('entire', '2'), alt: say('sample.garden') },
  ]
}
