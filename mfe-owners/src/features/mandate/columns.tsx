import { Stack } from '@metrolibre/ui'
import type { ReactNode } from 'react'
import { TwoColumns as Both } from '../../parts/columns.tsx'

interface Props {
  aside: ReactNode
  /** On a phone `aside` comes first, unless what happened matters more than its figures. */
  asideLast?: boolean
  children: ReactNode
}

/** The page's two columns. */
export const MandateColumns = ({ aside, asideLast, children }: Props) => (
  <Both>
    <Stack
      gap="6"
      align="stretch"
      gridRow={{ base: asideLast ? '1' : '2', lg: '1' }}
      gridColumn={{ lg: '1' }}
    >
      {children}
    </Stack>
    {aside}
  </Both>
)
