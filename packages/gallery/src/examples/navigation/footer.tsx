import { Footer, Text, TextLink } from '@metrolibre/ui'
import type { Example } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function Whole() {
  const say = useGalleryTexts()
  return (
    <Footer
      motto={say('sample.freeMetres')}
      columns={[
        {
          id: 'space',
          title: say('sample.spaces'),
          links: [
            { id: 'look', to: '#', text: say('sample.lookForSpace') },
            { id: 'have', to: '#', text: say('sample.haveSpace') },
          ],
        },
        {
          id: 'us',
          title: 'Metrolibre',
          links: [
            { id: 'us', to: '#', text: say('sample.us') },
            { id: 'social', to: 'https://social.example', text: 'Instagram', external: true },
          ],
        },
      ]}
      contact={
        <Text>
          <TextLink href="mailto:hola@metrolibre.example">hola@metrolibre.example</TextLink>
        </Text>
      }
      legal="© 2026 Metrolibre"
      place="Chile · ES"
    />
  )
}

export const footer: Example = {
  from: '@metrolibre/ui',
  names: ['Footer'],
  about: 'gallery.about.footer',
  states: [{ id: 'whole', Show: Whole, flush: true }],
}
