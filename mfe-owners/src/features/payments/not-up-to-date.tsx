import { Box } from '@metrolibre/ui'
import { LoadFailed } from '../../parts/load-failed.tsx'
import { useLedgerPaymentTexts } from './use-payment-texts.ts'

interface Props {
  error: unknown
  /** Whether it is being loaded again. */
  loading: boolean
  onRetry: () => unknown
}

/** Says above payments that were loaded before that the newest could not be loaded; renders nothing otherwise. */
export function NotUpToDate({ error, loading, onRetry }: Props) {
  const { text } = useLedgerPaymentTexts()
  if (!error) return null
  return (
    <Box mb="16px">
      <LoadFailed title={text('notUpToDate')} error={error} loading={loading} onRetry={onRetry} />
    </Box>
  )
}
