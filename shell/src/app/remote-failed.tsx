import { useIntl } from '@metrolibre/platform'
import { Box, Container, RemoteFailed as FailurePanel } from '@metrolibre/ui'
import { useEffect, useEffectEvent, useRef, useTransition } from 'react'
import { nextLoadAttempt } from '../registry/next-attempt.ts'
import { RemoteError } from '../registry/remote-error.ts'
import { noteFailure } from './beats/failures.ts'
import { useTitle } from '../locale/use-title.ts'

interface Props {
  error: Error
  onRetry: () => void | Promise<void>
  /** For what may be had later, such as a file: it is tried again without a press. */
  retriesByItself?: boolean
}

/** Returns details for developers: the kind of failure and the browser's message. */
const detailOf = ({ message, cause }: Error): string =>
  cause instanceof Error ? `${message}\n${cause.message}` : message

/** Says that one part of the platform can't be loaded and offers a retry without leaving the page. */
export function RemoteFailedPage({ error, onRetry, retriesByItself = false }: Props) {
  const { formatMessage } = useIntl()
  const [trying, start] = useTransition()
  const title = formatMessage({ id: 'shell.remote-failed.title' })
  useTitle(title)
  useEffect(() => noteFailure(error), [error])
  useRetries(retriesByItself, error, onRetry)
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

/** Tries again by itself; each failure is followed by a longer pause. */
function useRetries(isOn: boolean, error: Error, onRetry: Props['onRetry']): void {
  const failures = useRef(0)
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    if (!isOn) return undefined
    const gone = new AbortController()
    failures.current += 1
    const isLate = error instanceof RemoteError && error.fault === 'timeout'
    void nextLoadAttempt(failures.current, { isLate, signal: gone.signal }).then(() => {
      if (!gone.signal.aborted) void retry()
    })
    return () => gone.abort()
  }, [isOn, error])
}
