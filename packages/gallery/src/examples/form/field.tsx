import { Field, FieldGroup, useField } from '@metrolibre/ui/form'
import { useState } from 'react'
import type { Example } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function Slider() {
  const [metres, setMetres] = useState(60)
  return (
    <input
      type="range"
      min={10}
      max={200}
      value={metres}
      onChange={(event) => setMetres(Number(event.target.value))}
      {...useField()}
    />
  )
}

function Own() {
  const say = useGalleryTexts()
  return (
    <Field label={say('sample.size')} help={say('sample.sizeHelp')}>
      <Slider />
    </Field>
  )
}

function Several() {
  const say = useGalleryTexts()
  return (
    <FieldGroup label={say('sample.rooms')} error={say('sample.chooseOne')}>
      {['1', '2', '3'].map((rooms) => (
        <label key={rooms}>
          <input type="checkbox" /> {rooms}
        </label>
      ))}
    </FieldGroup>
  )
}

export const field: Example = {
  from: '@metrolibre/ui/form',
  names: ['Field', 'FieldGroup', 'useField'],
  about: 'gallery.about.field',
  states: [
    { id: 'ownControl', Show: Own },
    { id: 'severalControls', Show: Several },
  ],
}
