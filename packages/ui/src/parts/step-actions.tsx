import { Box, css, Flex, styles, useStyles } from '@metrolibre/ui'
import { type ReactNode, useEffect, useRef } from 'react'

// What gets the focus is scrolled out from behind the bar.
const stepActionsStyles = styles(
  'step-actions',
  css`
    :root {
      scroll-padding-bottom: calc(var(--step-actions, -8px) + 8px);
    }
  `,
)

export interface StepActionsProps {
  /** Absent on the first step. */
  back?: ReactNode
  next: ReactNode
  /** Why `next` can't be pressed yet: next to it, or on a phone above both buttons. */
  note?: ReactNode
  /** Shown above the bar on a phone, such as how long a place stays on hold. */
  band?: ReactNode
}

/** The share of the window that the bar may cover. */
const mostCovered = 0.36

/** Tells the page how high the bar is that the actions cover on a phone, for what stands above it. */
function useTellHeight() {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      // Doubled texts on a phone would leave little of the step: the actions then follow it. Measured again each time,
      // because a phone that is turned back has room for the bar again.
      delete element.dataset['tall']
      if (element.offsetHeight > window.innerHeight * mostCovered) element.dataset['tall'] = ''
      const covers = getComputedStyle(element).position === 'fixed'
      style.setProperty('--step-actions', covers ? `${element.offsetHeight}px` : '0px')
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--step-actions')
    }
  }, [])
  return bar
}

/** The back and next buttons of a wizard's step: a line under the step, or on a phone a bar at the bottom of the screen. */
export function StepActions({ back, next, note, band }: StepActionsProps) {
  useStyles(stepActionsStyles)
  const bar = useTellHeight()
  return (
    <Box
      ref={bar}
      className="ml-step-actions"
      data-screen-only
      position={{ base: 'fixed', md: 'static' }}
      insetX={0}
      bottom={0}
      zIndex={{ base: 'stickyBar', md: 'auto' }}
      bg={{ base: 'bg.panel', md: 'transparent' }}
      borderTopWidth="1px"
      borderColor="border"
      mt={{ md: '36px' }}
      css={{
        '&[data-tall]': { position: 'static' },
        '&[data-tall] > :last-child': { flexWrap: 'wrap' },
      }}
    >
      <Box display={{ base: 'block', md: 'none' }}>{band}</Box>
      <Flex
        justify={back ? 'space-between' : 'flex-end'}
        align="flex-start"
        wrap={{ base: note ? 'wrap' : 'nowrap', md: 'nowrap' }}
        gap={3}
        px={{ base: '16px', md: 0 }}
        pt={{ base: '12px', md: '20px' }}
        pb={{ base: 'max(12px, env(safe-area-inset-bottom))', md: 0 }}
        css={{
          '& > :last-child': {
            flexGrow: { base: 1, md: 0 },
            // On the narrowest phones a long action takes two lines.
            minWidth: 0,
            whiteSpace: { base: 'normal', md: 'nowrap' },
          },
        }}
      >
        {back}
        {note && (
          <Box
            order={{ base: -1, md: 0 }}
            flexBasis={{ base: '100%', md: 'auto' }}
            ms={{ md: 'auto' }}
            alignSelf="center"
            // The note itself stays, so that its change is announced.
            css={{ '&:has(> :empty)': { flexBasis: 0, marginInlineEnd: '-12px' } }}
          >
            {note}
          </Box>
        )}
        {next}
      </Flex>
    </Box>
  )
}
