import { Box, chakra } from '@metrolibre/ui'
import { useState, type KeyboardEvent, type ReactNode } from 'react'

interface Keys {
  /** How many options are shown. */
  count: number
  onPick: (index: number) => void
  onClose: () => void
  /** Called for an arrow down while nothing is shown. */
  onOpen: () => void
  /** Whether Enter picks the first option while none is marked. */
  firstByDefault: boolean
}

/** The marked option of a combobox, and what its keys do: arrows mark, Enter picks, Escape closes. */
export function useOptionKeys({ count, onPick, onClose, onOpen, firstByDefault }: Keys) {
  const [active, setActive] = useState(-1)
  const onKeyDown = (event: KeyboardEvent) => {
    const open = count > 0
    const marked = active >= 0 && active < count ? active : firstByDefault ? 0 : -1
    if (event.key === 'ArrowDown' && !open) onOpen()
    else if (event.key === 'ArrowDown') setActive(active >= count - 1 ? 0 : active + 1)
    else if (event.key === 'ArrowUp' && open) setActive(active <= 0 ? count - 1 : active - 1)
    else if (event.key === 'Enter' && open && marked >= 0) onPick(marked)
    else if (event.key === 'Escape' && open) onClose()
    else return
    event.preventDefault()
  }
  return { active, unmark: () => setActive(-1), onKeyDown }
}

/** Returns what makes a text field the combobox of an `OptionList` with this id. */
export const comboboxOf = (id: string, open: boolean, active: number) => ({
  role: 'combobox',
  'aria-autocomplete': 'list' as const,
  'aria-expanded': open,
  'aria-controls': open ? id : undefined,
  'aria-activedescendant': open && active >= 0 ? `${id}-${active}` : undefined,
})

interface Props<T> {
  id: string
  label: string
  options: readonly T[]
  keyOf: (option: T) => string
  active: number
  onPick: (index: number) => void
  children: (option: T) => ReactNode
}

/** The options of a combobox, below its field. */
export function OptionList<T>({ id, label, options, keyOf, active, onPick, children }: Props<T>) {
  return (
    <Box
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the list of a combobox has no element of its own
      role="listbox"
      aria-label={label}
      position="absolute"
      zIndex="5"
      insetX="0"
      top="calc(100% + 6px)"
      p="8px"
      bg="bg.panel"
      border="1px solid"
      borderColor="border"
      borderRadius="16px"
      boxShadow="3"
    >
      {options.map((option, index) => (
        <chakra.div
          key={keyOf(option)}
          id={`${id}-${index}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as its list
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          columnGap="8px"
          minH="44px"
          px="12px"
          py="4px"
          borderRadius="md"
          cursor="pointer"
          fontWeight="560"
          overflowWrap="anywhere"
          bg={index === active ? 'bg.subtle' : undefined}
          _hover={{ bg: 'bg.subtle' }}
          // A press must not move the focus out of the text field.
          onMouseDown={(event) => {
            event.preventDefault()
            onPick(index)
          }}
        >
          {children(option)}
        </chakra.div>
      ))}
    </Box>
  )
}
