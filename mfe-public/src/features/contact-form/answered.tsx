import { Box, Stack } from '@metrolibre/ui'
import type { ReactNode } from 'react'

const focus = (element: HTMLElement | null) => element?.focus()

/**
 * What stands in for a form that was sent. It is shorter and the pressed button is gone, so it takes the
 * focus, which also brings it into view.
 */
export const Answered = ({ children }: { children: ReactNode }) => (
  <Box ref={focus} tabIndex={-1}>
    <Stack gap="4" align="flex-start">
      {children}
    </Stack>
  </Box>
)
