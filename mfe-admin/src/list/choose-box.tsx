import { Checkbox } from '@metrolibre/ui/form'
import { Box, VisuallyHidden } from '@metrolibre/ui'
import type { ComponentPropsWithRef } from 'react'

/** A checkbox without a visible label, for choosing rows. */
export const ChooseBox = ({ label, ...native }: { label: string } & ComponentPropsWithRef<'input'>) => (
  <Box onClick={(event) => event.stopPropagation()}>
    <Checkbox {...native} label={<VisuallyHidden>{label}</VisuallyHidden>} />
  </Box>
)
