export { useMapTexts } from './use-map-texts.ts'
