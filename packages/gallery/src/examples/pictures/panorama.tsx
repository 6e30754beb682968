import { Panorama } from '@metrolibre/ui/parts'
import type { Example, StateProps } from '../../example.ts'
import { streetPicture } from '../../samples/pictures.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function usePanorama(label: string) {
  const say = useGalleryTexts()
  return {
    label,
    keys: say('sample.lookAround'),
    loading: say('sample.loadingView'),
    failed: say('sample.failedView'),
    left: say('sample.lookLeft'),
    right: say('sample.lookRight'),
    up: say('sample.lookUp'),
    down: say('sample.lookDown'),
    zoomIn: say('sample.zoomIn'),
    zoomOut: say('sample.zoomOut'),
  }
}

const Drawn = ({ title }: StateProps) => (
  <Panorama embedded src={streetPicture()} texts={usePanorama(title)} />
)

const Failed = ({ title }: StateProps) => (
  <Panorama embedded src="data:image/png;base64,AA" texts={usePanorama(title)} />
)

export const panorama: Example = {
  from: '@metrolibre/ui/parts',
  names: ['Panorama'],
  about: 'gallery.about.panorama',
  states: [
    { id: 'panorama', Show: Drawn },
    { id: 'panoramaFailed', Show: Failed },
  ],
}
