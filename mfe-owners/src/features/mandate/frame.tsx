import { Link, useErrorText, useIntl } from '@metrolibre/platform'
import { Box, Container, Delayed, ErrorPanel, Heading, Skeleton, Text } from '@metrolibre/ui'
import { Breadcrumbs } from '@metrolibre/ui/parts'
import type { ReactNode } from 'react'
import { minePath } from './paths.ts'
import { useMandateTexts } from './use-mandate-texts.ts'

interface Props {
  title: string
  lead?: string
  children: ReactNode
}

/** The frame of the page: the way back, the title, and what it is about. */
export function Frame({ title, lead, children }: Props) {
  const { text } = useMandateTexts()
  return (
    <Container>
      <Box pt={{ base: '26px', md: '28px' }} pb={{ base: '100px', md: '56px' }}>
        <Breadcrumbs
          as={Link}
          label={text('mine')}
          items={[
            { id: 'mine', text: text('mine'), to: minePath },
            { id: 'page', text: title },
          ]}
        />
        <Heading as="h1" textStyle="pageTitle" mt="2" overflowWrap="anywhere">
          {title}
        </Heading>
        {lead && (
          <Text textStyle="lead" color="fg.muted" mt="2" maxW="60ch">
            {lead}
          </Text>
        )}
        <Box mt="28px">{children}</Box>
      </Box>
    </Container>
  )
}

/** Shown until the offer is there, or why it isn't. */
export function Waiting({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const { formatMessage } = useIntl()
  const { text } = useMandateTexts()
  const describe = useErrorText()
  if (!error)
    return (
      <Delayed>
        <Skeleton height={420} radius={20} />
      </Delayed>
    )
  const problem = describe(error)
  return (
    <ErrorPanel
      title={text('failed')}
      text={problem.text}
      retry={{ text: formatMessage({ id: 'mfe-owners.retry' }), onRetry: () => void onRetry() }}
      detail={
        problem.requestId
          ? { text: formatMessage({ id: 'mfe-owners.detail' }), content: problem.requestId }
          : undefined
      }
    />
  )
}
