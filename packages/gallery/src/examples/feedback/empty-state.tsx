import { Button, EmptyState } from '@metrolibre/ui'
import type { Example } from '../../example.ts'
import { pictureOf } from '../../samples/pictures.ts'
import { useSay } from '../../texts/use-say.ts'

function Illustrated() {
  const say = useSay()
  return (
    <EmptyState
      image={pictureOf('terreno')}
      title={say('sample.nothingHere')}
      text={say('sample.nothingHereText')}
      action={<Button>{say('sample.clearFilters')}</Button>}
    />
  )
}

function Plain() {
  const say = useSay()
  return <EmptyState title={say('sample.noBookings')} />
}

export const emptyState: Example = {
  from: '@metrolibre/ui',
  names: ['EmptyState'],
  about: 'gallery.about.emptyState',
  states: [
    { id: 'illustrated', Show: Illustrated },
    { id: 'textOnly', Show: Plain },
  ],
}
