import { FormattedMessage, Link, useErrorText, useIntl } from '@metrolibre/platform'
import { useRouteError } from '@metrolibre/platform/host'
import { Box, Container, ErrorPanel, TextLink } from '@metrolibre/ui'
import { LocaleBoundary } from '../../locale/locale-boundary.tsx'

/**
 * Shown in place of a page that failed, with a retry and a link home. It is the router's error element and
 * brings its own texts, because the frame itself may have failed.
 */
export const ErrorPage = () => (
  <LocaleBoundary>
    <Failure />
  </LocaleBoundary>
)

function Failure() {
  const error = useRouteError()
  const { formatMessage } = useIntl()
  const { title, text, reference } = useErrorText()(error)
  return (
    <Container>
      <Box maxW="600px" mx="auto" py={20}>
        <ErrorPanel
          title={title}
          text={formatMessage({ id: 'shell.error.text' })}
          retry={{ text: formatMessage({ id: 'shell.error.retry' }), onRetry: () => location.reload() }}
          detail={{
            text: formatMessage({ id: 'shell.error.detail' }),
            content: [text, reference?.content].filter(Boolean).join('\n'),
            copy: reference?.copy,
          }}
        />
        <Box mt={4}>
          <TextLink as={Link} to="/">
            <FormattedMessage id="shell.not-found.home" />
          </TextLink>
        </Box>
      </Box>
    </Container>
  )
}
