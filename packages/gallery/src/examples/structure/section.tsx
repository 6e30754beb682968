import { Section, Text, TextLink } from '@metrolibre/ui'
import type { Example } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

function Parts() {
  const say = useGalleryTexts()
  return (
    <>
      <Section title={say('sample.featured')} action={<TextLink href="#">{say('sample.seeAll')}</TextLink>}>
        <Text>{say('sample.aboutUs')}</Text>
      </Section>
      <Section tight title={say('sample.rules')}>
        <Text>{say('sample.quote')}</Text>
      </Section>
    </>
  )
}

export const section: Example = {
  from: '@metrolibre/ui',
  names: ['Section'],
  about: 'gallery.about.section',
  states: [{ id: 'withAction', Show: Parts }],
}
