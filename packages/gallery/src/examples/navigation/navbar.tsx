import { Button, Navbar } from '@metrolibre/ui'
import type { Example, StateProps } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function Links({ title }: StateProps) {
  const say = useGalleryTexts()
  return (
    <Navbar
      homeLabel={say('sample.home')}
      homeTo="#"
      label={title}
      links={[
        { id: 'have', to: '#', text: say('sample.haveSpace') },
        { id: 'look', to: '#', text: say('sample.lookForSpace'), current: true },
        { id: 'us', to: '#', text: say('sample.us') },
      ]}
      end={
        <Button size="sm" variant="outline">
          {say('sample.logIn')}
        </Button>
      }
    />
  )
}

function Bare({ title }: StateProps) {
  const say = useGalleryTexts()
  return <Navbar homeLabel={say('sample.home')} homeTo="#" label={title} />
}

export const navbar: Example = {
  from: '@metrolibre/ui',
  names: ['Navbar'],
  about: 'gallery.about.navbar',
  states: [
    { id: 'withLinks', Show: Links, flush: true },
    { id: 'logoOnly', Show: Bare, flush: true },
  ],
}
