import { useIntl } from '@metrolibre/platform'
import { Box, Container, Grid, Heading, Text } from '@metrolibre/ui'
import { Stepper } from '@metrolibre/ui/parts'
import { type ReactNode, useEffect, useRef } from 'react'

/** The way of a property, from its data to the contract. */
export const stages = ['data', 'estimate', 'visit', 'offer', 'mandate'] as const
export type Stage = (typeof stages)[number]

interface Props {
  stage: Stage
  /** What is shown; when it changes, the page starts at its top again and the heading gets the focus. */
  part: string
  /** Shown in the place of the stages: the steps within one of them. */
  tape?: ReactNode
  title: ReactNode
  text?: ReactNode
  /** Shown beside; below it on a phone. */
  summary?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

// Each screen draws its own frame, so what was shown before is remembered at module level.
let before: string | undefined

/** The frame of every page on the way of a property: progress, title, summary and buttons. */
export function ListingFrame({ stage, part, tape, title, text, summary, actions, children }: Props) {
  const { formatMessage } = useIntl()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const came = before
    before = part
    if (came === undefined || came === part) return
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [part])
  return (
    <Container width="wizard">
      <Box pt={{ base: '18px', md: '28px' }} pb={{ base: '152px', md: '56px' }}>
        {tape ?? (
          <Stepper
            label={formatMessage({ id: 'mfe-owners.listing.stages' })}
            doneLabel={formatMessage({ id: 'mfe-owners.listing.done' })}
            current={stages.indexOf(stage)}
            steps={stages.map((id, index) => ({
              id,
              text: `${index + 1}. ${formatMessage({ id: `mfe-owners.listing.stage.${id}` })}`,
            }))}
          />
        )}
        <Grid
          mt={{ base: '20px', md: '32px' }}
          columnGap="40px"
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 376px' }}
          templateAreas={{
            base: '"step" "summary" "actions"',
            lg: '"step summary" "actions summary" ". summary"',
          }}
          templateRows={{ lg: 'auto auto 1fr' }}
          alignItems="start"
        >
          <Box gridArea="step" minW={0}>
            <Heading as="h1" ref={heading} tabIndex={-1} outline="none" textStyle="section">
              {title}
            </Heading>
            {text && (
              <Text color="fg.muted" mt="6px" maxW="60ch">
                {text}
              </Text>
            )}
            <Box mt="24px">{children}</Box>
          </Box>
          {summary && (
            <Box gridArea="summary" mt={{ base: '28px', lg: 0 }}>
              {summary}
            </Box>
          )}
          <Box gridArea="actions">{actions}</Box>
        </Grid>
      </Box>
    </Container>
  )
}
