export {
  makeExifLoop,
  makeInterlacedPng,
  makePngHead,
  makeScans,
  withChunks,
  withSegments,
  type PngShape,
} from './costly-pictures.ts'
export { makeHeicHead, type HeicShape } from './make-heic-head.ts'
