import { SimpleGrid } from '@metrolibre/ui'
import { Select } from '@metrolibre/ui/form'
import { MapPin } from '@metrolibre/ui/icons'
import type { Example } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

const communes = [
  { value: 'nunoa', label: 'Ñuñoa', group: 'Santiago' },
  { value: 'quilicura', label: 'Quilicura', group: 'Santiago' },
  { value: 'barranco', label: 'Barranco', group: 'Lima' },
  { value: 'lurin', label: 'Lurín', group: 'Lima', disabled: true },
]

function Choices() {
  const say = useGalleryTexts()
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="20px">
      <Select label={say('sample.commune')} options={communes} placeholder={say('sample.chooseCommune')} />
      <Select
        compact
        label={say('sample.commune')}
        options={communes}
        prefix={<MapPin />}
        defaultValue="barranco"
      />
    </SimpleGrid>
  )
}

function Failed() {
  const say = useGalleryTexts()
  return (
    <Select
      label={say('sample.commune')}
      options={communes}
      placeholder={say('sample.chooseCommune')}
      error={say('sample.chooseOne')}
    />
  )
}

export const select: Example = {
  from: '@metrolibre/ui/form',
  names: ['Select'],
  about: 'gallery.about.select',
  states: [
    { id: 'filled', Show: Choices },
    { id: 'withError', Show: Failed },
  ],
}
