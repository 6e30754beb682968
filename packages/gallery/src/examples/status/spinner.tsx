import { Flex, Spinner } from '@metrolibre/ui'
import type { Example, StateProps } from '../../example.ts'

const Sizes = ({ title }: StateProps) => (
  <Flex align="center" gap="24px">
    <Spinner size={18} />
    <Spinner label={title} />
    <Spinner size={48} />
  </Flex>
)

export const spinner: Example = {
  from: '@metrolibre/ui',
  names: ['Spinner'],
  about: 'gallery.about.spinner',
  states: [{ id: 'sizes', Show: Sizes }],
}
