import { useIntl } from '@metrolibre/platform'
import { useAtomValue } from '@metrolibre/platform/host'
import { Box, Delayed, Tape } from '@metrolibre/ui'
import { pageLoadingAtom } from './page-loading-atom.ts'

/** A tape along the top while the next page is loading; it appears only after a short delay. */
export function LoadingBar() {
  const isLoading = useAtomValue(pageLoadingAtom)
  const { formatMessage } = useIntl()
  if (!isLoading) return null
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
