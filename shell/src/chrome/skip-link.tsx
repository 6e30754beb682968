import { FormattedMessage } from '@metrolibre/platform'
import { chakra } from '@metrolibre/ui'

export const mainId = 'main'

/** The first focusable element: a link past the navigation. */
export function SkipLink() {
  return (
    <chakra.a
      href={`#${mainId}`}
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
      _focusVisible={{ transform: 'none' }}
    >
      <FormattedMessage id="shell.skip" />
    </chakra.a>
  )
}
