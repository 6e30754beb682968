import { Box, Container } from '@metrolibre/ui'
import type { Example } from '../../example.ts'

const widths = ['wide', 'content', 'wizard'] as const

const Widths = () =>
  widths.map((width) => (
    <Box key={width} my="12px" bg="bg.subtle">
      <Container width={width}>
        <Box bg="bg.range" py="8px" textStyle="measure" textAlign="center">
          {width}
        </Box>
      </Container>
    </Box>
  ))

export const container: Example = {
  from: '@metrolibre/ui',
  names: ['Container'],
  about: 'gallery.about.container',
  states: [{ id: 'widths', Show: Widths, flush: true }],
}
