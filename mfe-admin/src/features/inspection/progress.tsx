import { maxGalleryImages, siteSizesFor, type PropertyType } from '@metrolibre/contract'
import { Box, SimpleGrid, TapeProgress, Text } from '@metrolibre/ui'
import { usePropertyTexts } from '../../properties/use-text.ts'
import type { SheetValues } from './sheet-values.ts'

interface Props {
  values: SheetValues
  kind: PropertyType
  /** How many photos there are, those included that have arrived. */
  photos: number
}

/** How much of the sheet is filled in: measures, photos, notes and offer, each with what is missing. */
export function InspectionProgress({ values, kind, photos }: Props) {
  const { text } = usePropertyTexts()
  const { measures, area, paintingState, floorState, note, price } = values
  // What the floor carries is stated in papers, not measured.
  const lengths = siteSizesFor(kind).filter((name) => name !== 'floorLoad')
  const measured = [area, ...measures.map(({ value }) => value), ...lengths.map((name) => values[name])]
  const taken = measured.filter((value) => value !== null).length
  const notes = [paintingState, floorState, note.trim() || null].filter(Boolean).length / 3
  const done = (share: number) => text(share === 1 ? 'inspect.done' : 'inspect.missing')
  const parts = [
    {
      name: text('inspect.measures'),
      share: taken / measured.length,
      state: text('inspect.of', { count: taken, all: measured.length }),
    },
    {
      name: text('inspect.photos'),
      share: Math.min(1, photos / maxGalleryImages),
      state: text('inspect.of', { count: photos, all: maxGalleryImages }),
    },
    { name: text('inspect.notes'), share: notes, state: done(notes) },
    { name: text('inspect.offer'), share: price ? 1 : 0, state: done(price ? 1 : 0) },
  ]
  return (
    <Box mt="4">
      <TapeProgress
        height={18}
        value={parts.reduce((sum, { share }) => sum + share, 0) / parts.length}
        label={text('inspect.progress')}
      />
      <SimpleGrid columns={4} gap="2" mt="1" as="ul" listStyleType="none" p="0">
        {parts.map(({ name, state }) => (
          <li key={name}>
            <Text textStyle="small" fontWeight={600}>
              {name}
            </Text>
            <Text textStyle="small" color="fg.muted">
              {state}
            </Text>
          </li>
        ))}
      </SimpleGrid>
    </Box>
  )
}
