import { drawInk, drawStrokes } from './draw-signature.ts'
import { encodeBlurred } from './encode-blurred.ts'
import { encodeLinkPicture } from './encode-link-picture.ts'
import { encodePicture } from './encode-picture.ts'
import { readShades } from './read-shades.ts'

/** All that is done with the pixels of a picture, by name. Each takes bytes and its options. */
export const pictureTasks = {
  encodePicture,
  encodeBlurred,
  encodeLinkPicture,
  readShades,
  drawInk,
  drawStrokes,
}

export type PictureTasks = typeof pictureTasks
export { encodePicture }
