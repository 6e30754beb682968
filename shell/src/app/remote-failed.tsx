import { useIntl } from '@metrolibre/platform'
import { Box, Container, RemoteFailed as FailurePanel } from '@metrolibre/ui'
import { useEffect, useTransition } from 'react'
import { noteFailure } from './beats/failures.ts'
import { useTitle } from '../locale/use-title.ts'

interface Props {
  error: Error
  onRetry: () => void | Promise<void>
}

/** Returns details for developers: the kind of failure and the browser's message. */
const detailOf = ({ message, cause }: Error): string =>
  cause instanceof Error ? `${message}\n${cause.message}` : message

/** Says that one part of the platform can't be loaded and offers a retry without leaving the page. */
export function RemoteFailed({ error, onRetry }: Props) {
  const { formatMessage } = useIntl()
  const [trying, start] = useTransition()
  const title = formatMessage({ id: 'shell.remote-failed.title' })
  useTitle(title)
  useEffect(() => noteFailure(error), [error])
  return (
    <Container>
      <Box maxW="600px" mx="auto" py={20}>
        <FailurePanel
          title={title}
          text={formatMessage({ id: 'shell.remote-failed.text' })}
          detail={{ text: formatMessage({ id: 'shell.remote-failed.detail' }), content: detailOf(error) }}
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
