import { RadioGroup, type RadioOption } from '@metrolibre/ui/form'
import { useState } from 'react'
import type { Example } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function useModes(): readonly RadioOption[] {
  const say = useGalleryTexts()
  return [
    { value: 'month', label: say('sample.byMonth'), description: say('sample.byMonthText') },
    { value: 'hour', label: say('sample.byHour'), description: say('sample.byHourText') },
    { value: 'year', label: say('sample.byYear'), disabled: true },
  ]
}

function Options({ cards, error }: { cards?: boolean; error?: string }) {
  const [mode, setMode] = useState<string | null>(error ? null : 'month')
  return (
    <RadioGroup
      label={useGalleryTexts()('sample.rentalMode')}
      options={useModes()}
      value={mode}
      onValueChange={setMode}
      cards={cards}
      error={error}
    />
  )
}

export const radioGroup: Example = {
  from: '@metrolibre/ui/form',
  names: ['RadioGroup'],
  about: 'gallery.about.radioGroup',
  states: [
    { id: 'oneChosen', Show: () => <Options /> },
    { id: 'asCards', Show: () => <Options cards /> },
    { id: 'withError', Show: () => <Options error={useGalleryTexts()('sample.chooseOne')} /> },
  ],
}
