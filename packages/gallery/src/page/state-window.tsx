import { Box } from '@metrolibre/ui'
import type { State } from '../example.ts'
import { useGalleryTexts } from '../texts/use-say.ts'

/** A single state as the whole page, for a frame of another width. */
export function StateWindow({ state: { id, Show, flush } }: { state: State }) {
  const title = useGalleryTexts()(`gallery.state.${id}`)
  return (
    <Box p={flush ? 0 : '20px'}>
      <Show title={title} />
    </Box>
  )
}
