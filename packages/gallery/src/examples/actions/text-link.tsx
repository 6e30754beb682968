import { Text, TextLink } from '@metrolibre/ui'
import { FormattedMessage } from '@metrolibre/platform'
import type { Example } from '../../example.ts'

const InText = () => (
  <Text maxW="60ch">
    <FormattedMessage
      id="sample.termsText"
      values={{ link: (words) => <TextLink href="#">{words}</TextLink> }}
    />
  </Text>
)

export const textLink: Example = {
  from: '@metrolibre/ui',
  names: ['TextLink'],
  about: 'gallery.about.textLink',
  states: [{ id: 'inText', Show: InText }],
}
