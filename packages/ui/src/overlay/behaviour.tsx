import { ChakraProvider, createSystem } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Looks come from our own slices; Chakra brings focus, keys and announcements. */
const bare = createSystem({ disableLayers: true })

/** What Chakra's components need around them. */
export const Behaviour = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={bare}>{children}</ChakraProvider>
)
