import { FormattedMessage } from '@metrolibre/platform'
import { useRetryOnReturn, type FailedProps } from '@metrolibre/platform/browser'
import { Alert, Box, Button, Flex } from '@metrolibre/ui'

interface Props {
  onRetry: () => void
  /** Takes back what asked for the part. */
  onClose?: () => void
}

/** In place of a part over the page that could not be fetched. */
export const PartFailed = ({ onRetry, onClose }: Props) => (
  <Box
    position="fixed"
    insetX="12px"
    bottom={{ base: '92px', md: '24px' }}
    maxW="560px"
    mx="auto"
    zIndex="toast"
  >
    <Alert
      tone="bad"
      title={<FormattedMessage id="shell.remote-failed.title" />}
      action={
        <Flex gap="8px" wrap="wrap">
          <Button size="sm" variant="outline" onClick={onRetry}>
            <FormattedMessage id="shell.remote-failed.retry" />
          </Button>
          {onClose && (
            <Button size="sm" variant="ghost" onClick={onClose}>
              <FormattedMessage id="shell.close" />
            </Button>
          )}
        </Flex>
      }
    >
      <FormattedMessage id="shell.remote-failed.text" />
    </Alert>
  </Box>
)

interface Sheet {
  open: boolean
  onClose: () => void
}

/** In place of a sheet: gone while nobody wants it. */
export function SheetFailed({ part: { open, onClose }, onRetry }: FailedProps<Sheet>) {
  useRetryOnReturn(open, onRetry)
  return open ? <PartFailed onRetry={onRetry} onClose={onClose} /> : null
}
