import type { ContractText } from '@metrolibre/contract'
import { FormattedMessage } from '@metrolibre/platform'
import { Box, Button, DescriptionList, Heading, Panel, Skeleton, Text } from '@metrolibre/ui'
import { type ReactNode, useEffect, useRef } from 'react'

interface Props {
  /** Undefined while it is drawn up. */
  text: ContractText | undefined
  /** Why it could not be drawn up. */
  problem: ReactNode
  onRetry: () => void
  /** Whether it was asked for: once loaded, it scrolls into view and takes the focus. */
  asked: boolean
}

/** The contract itself, to be read on the screen before it is signed. */
export function ContractReading({ text, problem, onRetry, asked }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isThere = text !== undefined
  useEffect(() => {
    if (!asked || !isThere) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [asked, isThere])
  return (
    <Panel as="section" padded>
      <Heading as="h2" textStyle="sub" ref={heading} tabIndex={-1} scrollMarginTop="96px">
        {text?.title ?? <FormattedMessage id="tenants.booking.reading.title" />}
      </Heading>
      <Text color="fg.muted" mt="1" mb="4">
        <FormattedMessage id="tenants.booking.reading.text" />
      </Text>
      {text && <Written {...text} />}
      {!text && !problem && <Skeleton height={480} radius={12} />}
      {!text && problem && (
        <>
          {problem}
          <Box mt="12px">
            <Button variant="outline" size="sm" onClick={onRetry}>
              <FormattedMessage id="tenants.booking.reading.retry" />
            </Button>
          </Box>
        </>
      )}
    </Panel>
  )
}

const Written = ({ parts, total, clauses }: ContractText) => (
  <div translate="no">
    {parts.map(({ title, facts }) => (
      <Box key={title} mb="24px">
        <Heading as="h3" textStyle="cardTitle" mb="2">
          {title}
        </Heading>
        <DescriptionList items={facts.map(({ label, value }) => ({ id: label, term: label, value }))} />
      </Box>
    ))}
    <Text fontWeight="semibold" mb="24px">
      <FormattedMessage id="tenants.booking.reading.total" values={{ total }} />
    </Text>
    {clauses.map(({ title, text }, index) => (
      <Box key={title} mb="16px">
        <Heading as="h3" textStyle="cardTitle">
          {index + 1}. {title}
        </Heading>
        <Text mt="1">{text}</Text>
      </Box>
    ))}
  </div>
)
