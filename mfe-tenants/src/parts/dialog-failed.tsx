import { useIntl } from '@metrolibre/platform'
import { useRetryOnReturn, type FailedProps } from '@metrolibre/platform/browser'
import { Alert, Box, Button, Flex } from '@metrolibre/ui'

interface Dialog {
  open: boolean
  onClose: () => void
}

/** In place of a window over the page that could not be fetched. */
export function DialogFailed({ part: { open, onClose }, onRetry }: FailedProps<Dialog>) {
  const { formatMessage } = useIntl()
  useRetryOnReturn(open, onRetry)
  if (!open) return null
  return (
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
        title={formatMessage({ id: 'tenants.part.title' })}
        action={
          <Flex gap="8px" wrap="wrap">
            <Button size="sm" variant="outline" onClick={onRetry}>
              {formatMessage({ id: 'tenants.search.retry' })}
            </Button>
            <Button size="sm" variant="ghost" onClick={onClose}>
              {formatMessage({ id: 'tenants.search.close' })}
            </Button>
          </Flex>
        }
      >
        {formatMessage({ id: 'tenants.part.text' })}
      </Alert>
    </Box>
  )
}
