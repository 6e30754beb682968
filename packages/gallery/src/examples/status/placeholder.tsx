import { Skeleton, Stack } from '@metrolibre/ui'
import { Placeholder } from '@metrolibre/ui/parts'
import type { Example, StateProps } from '../../example.ts'

const List = ({ title }: StateProps) => (
  <Placeholder label={title}>
    <Stack maxW="320px" gap="12px">
      <Skeleton height={88} radius={20} />
      <Skeleton height={88} radius={20} />
    </Stack>
  </Placeholder>
)

export const placeholder: Example = {
  from: '@metrolibre/ui/parts',
  names: ['Placeholder'],
  about: 'gallery.about.placeholder',
  states: [{ id: 'loading', Show: List }],
}
