import { useIntl } from '@metrolibre/platform'
import { useNavigation } from '@metrolibre/platform/host'
import { Box, Delayed, Tape } from '@metrolibre/ui'

/** Tape along the top while the next page is on its way; what comes at once shows none. */
export function LoadingBar() {
  const { state } = useNavigation()
  const { formatMessage } = useIntl()
  if (state === 'idle') return null
  return (
    <Delayed>
      <Box
        as="output"
        aria-label={formatMessage({ id: 'shell.loading' })}
        display="block"
        position="fixed"
        insetX={0}
        top={0}
        zIndex="toast"
      >
        <Tape height={6} />
      </Box>
    </Delayed>
  )
}
