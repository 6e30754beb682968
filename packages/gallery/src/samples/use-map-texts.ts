import { useGalleryTexts } from '../texts/use-say.ts'

/** Returns the texts that all maps need. */
export function useSampleMapTexts(label: string) {
  const say = useGalleryTexts()
  return {
    label,
    ground: `${label}: ${say('sample.ground')}`,
    credit: say('sample.credit'),
    zoomIn: say('sample.zoomIn'),
    zoomOut: say('sample.zoomOut'),
  }
}
