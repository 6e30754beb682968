import { ChakraProvider, createSystem } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/**
 * A Chakra system without styles: Chakra contributes focus handling, keys and announcements, the styles are
 * ours.
 */
const bare = createSystem({ disableLayers: true })

/** The provider that Chakra's components need. */
export const Behaviour = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={bare}>{children}</ChakraProvider>
)
