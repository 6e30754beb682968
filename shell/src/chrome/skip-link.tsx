import { FormattedMessage } from '@metrolibre/platform'
import { chakra } from '@metrolibre/ui'

export const mainId = 'main'

/** The first focusable element: a link past the navigation. */
export function SkipLink() {
  return (
    <chakra.a
      href={`#${mainId}`}
      data-screen-only
      position="fixed"
      top="8px"
      left="8px"
      zIndex="toast"
      px={4}
      py={3}
      borderRadius="md"
      bg="primary.solid"
      color="primary.contrast"
      transform="translateY(-200%)"
      // A picture of the whole page shows what is above the window, too.
      opacity={0}
      _focusVisible={{ transform: 'none', opacity: 1 }}
    >
      <FormattedMessage id="shell.skip" />
    </chakra.a>
  )
}
