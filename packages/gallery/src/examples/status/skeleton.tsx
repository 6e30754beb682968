import { Delayed, Skeleton, Stack } from '@metrolibre/ui'
import type { Example } from '../../example.ts'

const Boxes = () => (
  <Stack maxW="320px" gap="12px">
    <Skeleton ratio="3 / 2" radius={14} />
    <Skeleton height={22} width="60%" />
    <Skeleton height={16} />
  </Stack>
)

const After = () => (
  <Delayed>
    <Skeleton height={22} width="60%" />
  </Delayed>
)

export const skeleton: Example = {
  from: '@metrolibre/ui',
  names: ['Skeleton', 'Delayed'],
  about: 'gallery.about.skeleton',
  states: [
    { id: 'loading', Show: Boxes },
    { id: 'delayed', Show: After },
  ],
}
