import { Link, useIntl } from '@metrolibre/platform'
import { Box, Container, Heading, Text } from '@metrolibre/ui'
import { Breadcrumbs } from '@metrolibre/ui/parts'
import type { ReactNode } from 'react'
import { useStageTitle } from '../../parts/use-stage-title.ts'

interface Props {
  title: string
  /** What the request is about. */
  lead?: string
  /** How far the request is; undefined while that is loading. */
  stage?: string | undefined
  /** The address of the booking in the list. */
  backTo: string
  children: ReactNode
}

/** The frame of the page: the way back, the title, and what it is about. */
export function CancellationFrame({ title, lead, stage, backTo, children }: Props) {
  const heading = useStageTitle(stage)
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
        <Heading ref={heading} tabIndex={-1} as="h1" textStyle="pageTitle" mt="2" overflowWrap="anywhere">
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
