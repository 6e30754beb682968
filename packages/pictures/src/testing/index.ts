export { makeInterlacedPng, makePngHead, makeScans, type PngShape } from './costly-pictures.ts'
export { makeHeicHead, type HeicShape } from './make-heic-head.ts'
