import { Box, Container, Grid, Heading, Text } from '@metrolibre/ui'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

export interface WizardFrameProps {
  /** Names what is shown. When it changes, the page starts at its top again and the heading gets the focus. */
  step: string
  /** How far the user is, usually a `Stepper`. */
  progress: ReactNode
  title: ReactNode
  text?: ReactNode
  /** The longest line of the text. Default `60ch`. */
  textWidth?: string
  /** Shown next to the step; below it on a phone. */
  summary?: ReactNode
  /** The back and next buttons, usually `StepActions`. */
  actions?: ReactNode
  children: ReactNode
}

// Each step renders a frame of its own, so the step shown before it is remembered at module level.
let previous: string | undefined

/** The frame of a wizard's page: progress, title, summary and buttons. */
export function WizardFrame({
  step,
  progress,
  title,
  text,
  textWidth = '60ch',
  summary,
  actions,
  children,
}: WizardFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Before the step is painted: what is typed into it at once must not lose the focus.
  useLayoutEffect(() => {
    const left = previous
    previous = step
    if (left === undefined || left === step) return
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return (
    <Container width="wizard">
      <Box pt={{ base: '18px', md: '28px' }} pb={{ base: '152px', md: '56px' }}>
        {progress}
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
              <Text color="fg.muted" mt="6px" maxW={textWidth}>
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
