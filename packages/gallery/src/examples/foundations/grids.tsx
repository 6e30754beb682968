import { Grid, GridItem, SimpleGrid, Stack } from '@metrolibre/ui'
import type { Example } from '../../example.ts'
import { Stone } from '../../samples/stone.tsx'

const InGrid = () => (
  <Stack gap="16px">
    <SimpleGrid columns={{ base: 2, md: 4 }} gap="12px">
      {['SimpleGrid', '2', '3', '4'].map((text) => (
        <Stone key={text}>{text}</Stone>
      ))}
    </SimpleGrid>
    <Grid templateColumns="1fr 2fr" gap="12px">
      <Stone>Grid</Stone>
      <Stone>2fr</Stone>
      <GridItem colSpan={2}>
        <Stone>GridItem</Stone>
      </GridItem>
    </Grid>
  </Stack>
)

export const grids: Example = {
  from: '@metrolibre/ui',
  names: ['Grid', 'GridItem', 'SimpleGrid'],
  about: 'gallery.about.grids',
  states: [{ id: 'inGrid', Show: InGrid }],
}
