export { saveBlob } from './save-blob.ts'
export { useMedia } from './use-media.ts'
