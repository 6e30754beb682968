import { Grid, Stack } from '@metrolibre/ui'
import type { ReactNode } from 'react'

/** The page's two columns; on a phone `aside` comes first. */
export const Columns = ({ aside, children }: { aside: ReactNode; children: ReactNode }) => (
  <Grid
    gap={{ base: '24px', lg: '28px 40px' }}
    alignItems="start"
    templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 376px' }}
  >
    <Stack gap="6" align="stretch" gridRow={{ base: '2', lg: '1' }} gridColumn={{ lg: '1' }}>
      {children}
    </Stack>
    {aside}
  </Grid>
)
