import { Stack } from '@metrolibre/ui'
import type { ReactNode } from 'react'
import { Columns as Both } from '../../parts/columns.tsx'

/** The page's two columns; on a phone `aside` comes first. */
export const Columns = ({ aside, children }: { aside: ReactNode; children: ReactNode }) => (
  <Both>
    <Stack gap="6" align="stretch" gridRow={{ base: '2', lg: '1' }} gridColumn={{ lg: '1' }}>
      {children}
    </Stack>
    {aside}
  </Both>
)
