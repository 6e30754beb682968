import { Badge } from '@metrolibre/ui'
import { Tabs } from '@metrolibre/ui/parts'
import type { Example, StateProps } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function Links({ title }: StateProps) {
  const say = useGalleryTexts()
  return (
    <Tabs
      label={title}
      currentId="bookings"
      tabs={[
        { id: 'properties', to: '#', text: say('sample.properties') },
        { id: 'bookings', to: '#', text: say('sample.bookings'), extra: <Badge>3</Badge> },
        { id: 'payments', to: '#', text: say('sample.payments') },
      ]}
    />
  )
}

export const tabs: Example = {
  from: '@metrolibre/ui/parts',
  names: ['Tabs'],
  about: 'gallery.about.tabs',
  states: [{ id: 'tabLinks', Show: Links }],
}
