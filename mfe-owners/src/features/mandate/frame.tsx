import { Link } from '@metrolibre/platform'
import { Box, Container, Heading, Text } from '@metrolibre/ui'
import { Breadcrumbs } from '@metrolibre/ui/parts'
import type { ReactNode } from 'react'
import { useMandateTexts } from './use-mandate-texts.ts'
import { useStageTitle } from '../../parts/use-stage-title.ts'
import { propertiesPath } from '../../paths.ts'

interface Props {
  title: string
  lead?: string
  /** What has been answered so far; undefined while that is loading. */
  stage?: string
  children: ReactNode
}

/** The frame of the page: the way back, the title, and what it is about. */
export function MandateFrame({ title, lead, stage, children }: Props) {
  const { text } = useMandateTexts()
  const heading = useStageTitle(stage)
  return (
    <Container>
      <Box pt={{ base: '26px', md: '28px' }} pb={{ base: '100px', md: '56px' }}>
        <Breadcrumbs
          as={Link}
          label={text('mine')}
          items={[
            { id: 'mine', text: text('mine'), to: propertiesPath },
            { id: 'page', text: title },
          ]}
        />
        <Heading ref={heading} tabIndex={-1} as="h1" textStyle="pageTitle" mt="2" overflowWrap="anywhere">
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
