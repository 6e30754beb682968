import { DescriptionList } from '@metrolibre/ui'
import type { Example } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function useFacts() {
  const say = useGalleryTexts()
  return [
    { id: 'size', term: say('sample.size'), value: '142 m²' },
    { id: 'commune', term: say('sample.commune'), value: 'Ñuñoa' },
    { id: 'kind', term: say('sample.kind'), value: say('sample.house') },
    { id: 'rent', term: say('sample.price'), value: '$ 1.560.000' },
  ]
}

const OneColumn = () => <DescriptionList columns={1} items={useFacts()} />
const TwoColumns = () => <DescriptionList items={useFacts()} />

export const descriptionList: Example = {
  from: '@metrolibre/ui',
  names: ['DescriptionList'],
  about: 'gallery.about.descriptionList',
  states: [
    { id: 'twoColumns', Show: TwoColumns },
    { id: 'oneColumn', Show: OneColumn },
  ],
}
