import { Grid } from '@metrolibre/ui'
import type { ReactNode } from 'react'

interface Props {
  /** The distance from what stands above. */
  mt?: string
  children: ReactNode
}

/** A wide column and a narrow one next to it; on a phone one below the other. */
export const TwoColumns = ({ mt, children }: Props) => (
  <Grid
    gap={{ base: '24px', lg: '28px 40px' }}
    mt={mt}
    alignItems="start"
    templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 376px' }}
  >
    {children}
  </Grid>
)
