import { Breadcrumbs } from '@metrolibre/ui/parts'
import type { Example, StateProps } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function Trail({ title }: StateProps) {
  const say = useGalleryTexts()
  return (
    <Breadcrumbs
      label={title}
      items={[
        { id: 'spaces', text: say('sample.spaces'), to: '#' },
        { id: 'city', text: 'Santiago', to: '#' },
        { id: 'commune', text: 'Ñuñoa', to: '#' },
        { id: 'place', text: 'Casa patio Italia' },
      ]}
    />
  )
}

export const breadcrumbs: Example = {
  from: '@metrolibre/ui/parts',
  names: ['Breadcrumbs'],
  about: 'gallery.about.breadcrumbs',
  states: [{ id: 'fourLevels', Show: Trail }],
}
