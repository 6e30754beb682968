import { useSay } from '../texts/use-say.ts'

/** Returns the texts that all maps need. */
export function useMapTexts(label: string) {
  const say = useSay()
  return {
    label,
    ground: `${label}: ${say('sample.ground')}`,
    credit: say('sample.credit'),
    zoomIn: say('sample.zoomIn'),
    zoomOut: say('sample.zoomOut'),
  }
}
