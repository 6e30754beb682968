import { useIntl } from '@metrolibre/platform'
import { Box, ErrorPanel } from '@metrolibre/ui'

/** Shown in place of a map that could not be loaded; the page has the same information in words. */
export function MapFailed({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <Box pt={{ base: '60px', lg: 0 }}>
      <ErrorPanel
        title={formatMessage({ id: 'tenants.part.map' })}
        text={formatMessage({ id: 'tenants.part.text' })}
        retry={{ text: formatMessage({ id: 'tenants.search.retry' }), onRetry }}
      />
    </Box>
  )
}
