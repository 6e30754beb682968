import { chakra } from '@metrolibre/ui'
import type { ReactNode } from 'react'

/** A button at the end of the footer, next to an icon. */
export const FooterButton = (props: { onClick: () => void; children: ReactNode }) => (
  <chakra.button
    type="button"
    display="inline-flex"
    alignItems="center"
    gap="6px"
    minH="44px"
    color="inherit"
    _hover={{ textDecoration: 'underline' }}
    {...props}
  />
)
