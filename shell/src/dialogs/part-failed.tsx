import { FormattedMessage } from '@metrolibre/platform'
import { Alert, Box, Button } from '@metrolibre/ui'

/** In place of a dialog that could not be fetched. */
export const PartFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Box
    position="fixed"
    insetX="12px"
    bottom={{ base: '92px', md: '24px' }}
    maxW="520px"
    mx="auto"
    zIndex="toast"
  >
    <Alert
      tone="bad"
      title={<FormattedMessage id="shell.remote-failed.title" />}
      action={
        <Button size="sm" variant="outline" onClick={onRetry}>
          <FormattedMessage id="shell.remote-failed.retry" />
        </Button>
      }
    >
      <FormattedMessage id="shell.remote-failed.text" />
    </Alert>
  </Box>
)
