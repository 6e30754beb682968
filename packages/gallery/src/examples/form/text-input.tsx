import { SimpleGrid } from '@metrolibre/ui'
import { CheckedInput, DateInput, NumberInput, TextInput } from '@metrolibre/ui/form'
import { EnvelopeSimple } from '@metrolibre/ui/icons'
import { useState } from 'react'
import type { Example } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

const columns = { base: 1, md: 2 }

function Filled() {
  const say = useGalleryTexts()
  return (
    <SimpleGrid columns={columns} gap="20px">
      <TextInput label={say('sample.name')} defaultValue="Rosa Quispe" />
      <TextInput
        label={say('sample.email')}
        type="email"
        prefix={<EnvelopeSimple />}
        placeholder="rosa@correo.example"
        help={say('sample.emailHelp')}
      />
      <NumberInput label={say('sample.size')} suffix="m²" defaultValue={142} />
      <DateInput label={say('sample.startDay')} defaultValue="2026-12-09" />
    </SimpleGrid>
  )
}

function Optional() {
  const say = useGalleryTexts()
  return (
    <SimpleGrid columns={columns} gap="20px">
      <TextInput label={say('sample.phone')} optionalText={say('sample.optional')} />
      <TextInput compact labelHidden label={say('sample.commune')} placeholder={say('sample.commune')} />
    </SimpleGrid>
  )
}

function Failed() {
  const say = useGalleryTexts()
  return (
    <TextInput
      label={say('sample.email')}
      defaultValue="rosa@correo"
      help={say('sample.emailHelp')}
      error={say('sample.emailError')}
    />
  )
}

function Doubted() {
  const say = useGalleryTexts()
  const [value, setValue] = useState('12.345.678-9')
  const number = '12.345.678-5'
  return (
    <CheckedInput
      label="RUT"
      value={value}
      onChange={(event) => setValue(event.target.value)}
      onTake={setValue}
      doubt={
        value === number
          ? undefined
          : { text: say('sample.doubt'), offer: { value: number, text: say('sample.meant', { number }) } }
      }
    />
  )
}

function Disabled() {
  return <TextInput label={useGalleryTexts()('sample.name')} defaultValue="Rosa Quispe" disabled />
}

export const textInput: Example = {
  from: '@metrolibre/ui/form',
  names: ['TextInput', 'NumberInput', 'DateInput', 'CheckedInput'],
  about: 'gallery.about.textInput',
  states: [
    { id: 'filled', Show: Filled },
    { id: 'optional', Show: Optional },
    { id: 'withError', Show: Failed },
    { id: 'doubted', Show: Doubted },
    { id: 'disabled', Show: Disabled },
  ],
}
