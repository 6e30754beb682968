import { FormattedMessage, Link, useErrorText, useIntl } from '@metrolibre/platform'
import { usePlace } from '@metrolibre/platform/host'
import { Component, type ReactNode } from 'react'
import { Box, Container, ErrorPanel, TextLink } from '@metrolibre/ui'
import { LocaleBoundary } from '../../locale/locale-boundary.tsx'

interface Props {
  /** The key of the place that is shown. */
  place: string
  children: ReactNode
}

/** Shows what failed in place of everything, until the user is somewhere else. */
class Boundary extends Component<Props, { error?: unknown; hasFailed: boolean; place: string }> {
  override state: { error?: unknown; hasFailed: boolean; place: string } = {
    hasFailed: false,
    place: this.props.place,
  }

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true }
  }

  static getDerivedStateFromProps({ place }: Props, state: { place: string }) {
    return place === state.place ? null : { place, hasFailed: false }
  }

  override render() {
    return this.state.hasFailed ? <ErrorPage error={this.state.error} /> : this.props.children
  }
}

export const FailureBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary place={usePlace().location.key}>{children}</Boundary>
)

/**
 * Shown in place of a page that failed, with a retry and a link home. It brings its own texts, because the frame itself
 * may have failed.
 */
const ErrorPage = ({ error }: { error: unknown }) => (
  <LocaleBoundary>
    <Failure error={error} />
  </LocaleBoundary>
)

function Failure({ error }: { error: unknown }) {
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
