import { DropZone } from '@metrolibre/ui/upload'
import type { Example } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function useZoneTexts() {
  const say = useGalleryTexts()
  return {
    text: say('sample.dragPicture'),
    dropText: say('sample.dropHere'),
    hint: say('sample.pictureKinds'),
    onFiles: () => {},
  }
}

const Empty = () => <DropZone {...useZoneTexts()} />
const Disabled = () => <DropZone {...useZoneTexts()} disabled />
const Failed = () => (
  <DropZone {...useZoneTexts()} error={useGalleryTexts()('sample.tooLarge', { name: 'patio.png' })} />
)

export const dropZone: Example = {
  from: '@metrolibre/ui/upload',
  names: ['DropZone'],
  about: 'gallery.about.dropZone',
  states: [
    { id: 'nothingChosen', Show: Empty },
    { id: 'withError', Show: Failed },
    { id: 'disabled', Show: Disabled },
  ],
}
