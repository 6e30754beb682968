import { Checkbox } from '@metrolibre/ui/form'
import { Box, VisuallyHidden } from '@metrolibre/ui'
import type { ComponentPropsWithRef } from 'react'

/** A checkbox without a visible label, for choosing rows. */
export const ChooseBox = ({ label, ...native }: { label: string } & ComponentPropsWithRef<'input'>) => (
  <Box
    onClick={(event) => event.stopPropagation()}
    // The box stands in the middle of what can be pressed, and where it would stand without that.
    css={{ mx: '-10px', '& .ml-choice': { gap: 0, px: '10px' } }}
  >
    <Checkbox {...native} label={<VisuallyHidden>{label}</VisuallyHidden>} />
  </Box>
)
