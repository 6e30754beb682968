import { Link, useErrorText, useIntl } from '@metrolibre/platform'
import { Box, Container, Delayed, ErrorPanel, Heading, Skeleton, Text } from '@metrolibre/ui'
import { Breadcrumbs } from '@metrolibre/ui/parts'
import type { ReactNode } from 'react'

interface Props {
  title: string
  /** What the request is about. */
  lead?: string
  /** The address of the booking in the list. */
  backTo: string
  children: ReactNode
}

/** The frame of the page: the way back, the title, and what it is about. */
export function Frame({ title, lead, backTo, children }: Props) {
  const { formatMessage } = useIntl()
  const list = formatMessage({ id: 'mfe-owners.reservations.title' })
  return (
    <Container>
      <Box pt={{ base: '26px', md: '28px' }} pb={{ base: '100px', md: '40px' }}>
        <Breadcrumbs
          as={Link}
          label={list}
          items={[
            { id: 'list', text: list, to: backTo },
            { id: 'page', text: title },
          ]}
        />
        <Heading as="h1" textStyle="pageTitle" mt="2" overflowWrap="anywhere">
          {title}
        </Heading>
        {lead && (
          <Text textStyle="lead" color="fg.muted" mt="2">
            {lead}
          </Text>
        )}
        {children}
      </Box>
    </Container>
  )
}

interface WaitingProps {
  error: unknown
  onRetry: () => unknown
}

/** Shown until the booking is there, or why it isn't. */
export function Waiting({ error, onRetry }: WaitingProps) {
  const { formatMessage } = useIntl()
  const describe = useErrorText()
  if (!error)
    return (
      <Delayed>
        <Box mt="28px">
          <Skeleton height={420} radius={20} />
        </Box>
      </Delayed>
    )
  const { text, requestId } = describe(error)
  return (
    <Box mt="28px">
      <ErrorPanel
        title={formatMessage({ id: 'mfe-owners.cancellation.failed' })}
        text={text}
        retry={{ text: formatMessage({ id: 'mfe-owners.retry' }), onRetry: () => void onRetry() }}
        detail={
          requestId ? { text: formatMessage({ id: 'mfe-owners.detail' }), content: requestId } : undefined
        }
      />
    </Box>
  )
}
