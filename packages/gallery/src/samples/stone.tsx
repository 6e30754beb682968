import { Center } from '@metrolibre/ui'

/** A plain block, to show how others are laid out. */
export const Stone = ({ children = ' ' }: { children?: string }) => (
  <Center bg="bg.subtle" borderRadius="sm" px="12px" minH="44px" minW="44px" textStyle="measure">
    {children}
  </Center>
)
