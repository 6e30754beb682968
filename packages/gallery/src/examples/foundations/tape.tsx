import { Stack, Tape, TapeProgress } from '@metrolibre/ui'
import type { Example, StateProps } from '../../example.ts'

const Edges = () => (
  <Stack gap="20px">
    <Tape height={6} unit={8} />
    <Tape />
    <Tape height={24} unit={16} />
  </Stack>
)

const Progress = ({ title }: StateProps) => (
  <Stack gap="20px">
    {[0, 0.38, 1].map((value) => (
      <TapeProgress key={value} value={value} label={`${title} ${value}`} />
    ))}
  </Stack>
)

export const tape: Example = {
  from: '@metrolibre/ui',
  names: ['Tape', 'TapeProgress'],
  about: 'gallery.about.tape',
  states: [
    { id: 'edges', Show: Edges },
    { id: 'progress', Show: Progress },
  ],
}
