import { useRequestReference } from '@metrolibre/platform/host'
import { Box, DetailContent } from '@metrolibre/ui'

/** The id of a request in our logs, collapsed at first, with a button that copies it for a message to support. */
export function FoldedReference({ id }: { id: string }) {
  const { text, content, copy } = useRequestReference()(id)
  return (
    <Box as="details" textStyle="small">
      <Box as="summary" w="fit-content" py="12px" pr="8px" cursor="pointer">
        {text}
      </Box>
      <DetailContent content={content} copy={copy} />
    </Box>
  )
}
