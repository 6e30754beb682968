import { Legend } from '@metrolibre/ui/calendar'
import type { Example } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function Signs() {
  const say = useGalleryTexts()
  return (
    <Legend
      items={[
        { id: 'tape', mark: 'tape', text: say('sample.chosenDays') },
        { id: 'range', mark: 'range', text: say('sample.yourStay') },
        { id: 'ring', mark: 'ring', text: say('sample.possibleEnd') },
        { id: 'hatch', mark: 'hatch', text: say('sample.booked') },
        { id: 'hours', text: say('sample.openingHours') },
      ]}
    />
  )
}

export const legend: Example = {
  from: '@metrolibre/ui/calendar',
  names: ['Legend'],
  about: 'gallery.about.legend',
  states: [{ id: 'allSigns', Show: Signs }],
}
