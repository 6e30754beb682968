import { Box, Delayed, Skeleton } from '@metrolibre/ui'
import { LoadFailed } from '../parts/load-failed.tsx'

interface Props {
  /** Says what could not be loaded. */
  failed: string
  error: unknown
  onRetry: () => unknown
  /** The distance from what stands above. */
  mt?: string
}

/** Shown below a page's heading until its content is there, or why it isn't. */
export function PanelWaiting({ failed, error, onRetry, mt = '28px' }: Props) {
  if (error)
    return (
      <Box mt={mt}>
        <LoadFailed title={failed} error={error} onRetry={onRetry} />
      </Box>
    )
  return (
    <Delayed>
      <Box mt={mt}>
        <Skeleton height={420} radius={20} />
      </Box>
    </Delayed>
  )
}
