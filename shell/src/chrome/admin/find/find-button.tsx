import { FormattedMessage, useIntl } from '@metrolibre/platform'
import { chakra } from '@metrolibre/ui'
import { MagnifyingGlass } from '@metrolibre/ui/icons'

/** Opens the search; in the bar of a narrow screen, its icon alone. */
export function FindButton({ onOpen, icon }: { onOpen: () => void; icon?: boolean }) {
  const { formatMessage } = useIntl()
  if (icon)
    return (
      <chakra.button
        type="button"
        display="grid"
        placeItems="center"
        boxSize="44px"
        borderRadius="md"
        aria-label={formatMessage({ id: 'shell.find.title' })}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <MagnifyingGlass size={22} />
      </chakra.button>
    )
  return (
    <chakra.button
      type="button"
      display="flex"
      alignItems="center"
      gap="10px"
      w="100%"
      minH="42px"
      px="12px"
      borderWidth="1px"
      borderColor="border.control"
      borderRadius="md"
      color="tinta.fg"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K"
      _hover={{ bg: 'tinta.panel' }}
      onClick={onOpen}
    >
      <MagnifyingGlass />
      <FormattedMessage id="shell.find.title" />
      <chakra.kbd
        aria-hidden="true"
        ms="auto"
        px="7px"
        borderRadius="5px"
        bg="tinta.panel"
        fontFamily="inherit"
        fontSize="12px"
        fontWeight={600}
      >
        Ctrl K
      </chakra.kbd>
    </chakra.button>
  )
}
