import { Box, chakra } from '@metrolibre/ui'
import type { ReactNode } from 'react'

interface Props {
  /** Id of the control. */
  htmlFor: string
  label: ReactNode
  icon?: ReactNode
  /** Hides the field on phones. */
  wideOnly?: boolean
  children: ReactNode
}

/** A field in the search bar: a small label above a control without a border. */
export function BarField({ htmlFor, label, icon, wideOnly, children }: Props) {
  return (
    <Box
      position="relative"
      display={wideOnly ? { base: 'none', md: 'block' } : undefined}
      minW="0"
      flex="999 1 9rem"
      borderRight="1px solid"
      borderColor="border"
      px={{ base: '16px', md: '20px' }}
      py="11px"
      _focusWithin={{ boxShadow: 'inset 0 0 0 2px var(--colors-focus)', borderRadius: 'xl' }}
    >
      <chakra.label
        htmlFor={htmlFor}
        display="block"
        textStyle="measure"
        color="fg.subtle"
        fontStretch="100%"
      >
        {label}
      </chakra.label>
      <Box display="flex" alignItems="center" gap="8px" color="fg" fontWeight="600">
        {icon}
        {children}
      </Box>
    </Box>
  )
}

/** Style of a native control in a `BarField`, where the field around it shows the focus. */
export const bareControl = {
  flex: '1',
  minW: '0',
  w: '100%',
  // As high as a target must be, over the edge of the field and of its label.
  position: 'relative',
  h: '44px',
  my: '-7px',
  border: '0',
  p: '0',
  bg: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontWeight: '600',
  textOverflow: 'ellipsis',
  outline: 'none',
} as const
