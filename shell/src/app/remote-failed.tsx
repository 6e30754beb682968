import { useIntl } from '@metrolibre/platform'
import { Box, Container, RemoteFailed as FailurePanel } from '@metrolibre/ui'
import { useTransition } from 'react'

/** Says that one part of the platform is out of reach and offers to try again, without leaving the page. */
export function RemoteFailed({ onRetry }: { onRetry: () => void | Promise<void> }) {
  const { formatMessage } = useIntl()
  const [trying, start] = useTransition()
  return (
    <Container>
      <Box maxW="600px" mx="auto" py={20}>
        <FailurePanel
          title={formatMessage({ id: 'shell.remote-failed.title' })}
          text={formatMessage({ id: 'shell.remote-failed.text' })}
          retry={{
            text: formatMessage({ id: 'shell.remote-failed.retry' }),
            onRetry: () => start(async () => onRetry()),
            loading: trying,
          }}
        />
      </Box>
    </Container>
  )
}
