import { useIntl } from '@metrolibre/platform'
import { Box, Container, Grid, Heading, Text } from '@metrolibre/ui'
import { Stepper } from '@metrolibre/ui/parts'
import { type ReactNode, useEffect, useRef } from 'react'

export type Step = 'dates' | 'contract' | 'payment'

const steps: readonly Step[] = ['dates', 'contract', 'payment']

// Each step renders its own frame, so the previous step is remembered at module level.
let before: Step | undefined

interface Props {
  step: Step
  title: ReactNode
  text?: ReactNode
  /** Shown beside the step; below it on a phone. */
  summary: ReactNode
  /** The back and next buttons. */
  actions?: ReactNode
  children: ReactNode
}

/** The frame of every booking step: progress, title, summary and buttons. */
export function StepFrame({ step, title, text, summary, actions, children }: Props) {
  const { formatMessage } = useIntl()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const came = before
    before = step
    if (came === undefined || came === step) return
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return (
    <Container width="wizard">
      <Box pt={{ base: '18px', md: '28px' }} pb={{ base: '152px', md: '56px' }}>
        <Stepper
          label={formatMessage({ id: 'tenants.booking.steps' })}
          doneLabel={formatMessage({ id: 'tenants.booking.stepDone' })}
          current={steps.indexOf(step)}
          steps={steps.map((id, index) => ({
            id,
            text: `${index + 1}. ${formatMessage({ id: `tenants.booking.step.${id}` })}`,
          }))}
        />
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
              <Text color="fg.muted" mt="6px" maxW="72ch">
                {text}
              </Text>
            )}
            <Box mt="24px">{children}</Box>
          </Box>
          <Box gridArea="summary" mt={{ base: '28px', lg: 0 }}>
            {summary}
          </Box>
          <Box gridArea="actions">{actions}</Box>
        </Grid>
      </Box>
    </Container>
  )
}
