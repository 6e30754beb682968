import type { Zone } from '@metrolibre/contract'
import { useIntl } from '@metrolibre/platform'
import { Box, chakra, Text } from '@metrolibre/ui'
import { TextInput } from '@metrolibre/ui/form'
import { MapPin } from '@metrolibre/ui/icons'
import { type KeyboardEvent, useId, useState } from 'react'
import { matchingZones, zoneLabel } from './zone-names.ts'

interface Props {
  zones: readonly Zone[]
  /** Id of the chosen zone, or an empty text. */
  value: string
  error?: string | undefined
  disabled: boolean
  onChange: (zone: Zone) => void
  onBlur: () => void
}

/** Chooses a comuna or distrito by typing a part of its name, with or without accents. */
export function ComunaPicker({ zones, value, error, disabled, onChange, onBlur }: Props) {
  const { formatMessage } = useIntl()
  const listId = useId()
  const chosen = zones.find(({ id }) => id === value)
  const [typed, setTyped] = useState<string>()
  const [active, setActive] = useState(-1)
  const found = typed === undefined ? [] : matchingZones(zones, typed)
  const open = found.length > 0
  const close = () => {
    setTyped(undefined)
    setActive(-1)
  }
  const pick = (zone: Zone) => {
    close()
    onChange(zone)
  }
  const onKey = (event: KeyboardEvent) => {
    const last = found.length - 1
    const marked = found[active]
    if (event.key === 'ArrowDown' && !open) setTyped('')
    else if (event.key === 'ArrowDown') setActive(active >= last ? 0 : active + 1)
    else if (event.key === 'ArrowUp' && open) setActive(active <= 0 ? last : active - 1)
    else if (event.key === 'Enter' && open) pick(marked ?? found[0]!)
    else if (event.key === 'Escape' && open) close()
    else return
    event.preventDefault()
  }
  return (
    <Box position="relative">
      <TextInput
        label={formatMessage({ id: 'mfe-owners.listing.zone' })}
        name="zone"
        prefix={<MapPin />}
        autoComplete="off"
        disabled={disabled}
        error={error}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select can't be searched without accents
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
        value={typed ?? (chosen ? zoneLabel(chosen) : '')}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          setTyped(target.value)
          setActive(-1)
        }}
        onKeyDown={onKey}
        onBlur={() => {
          // If only one place matches what was typed, it is chosen, so that leaving the field does not discard it.
          if (typed?.trim() && found.length === 1) pick(found[0]!)
          else close()
          onBlur()
        }}
      />
      {open && (
        <Box
          id={listId}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the list of a combobox has no element of its own
          role="listbox"
          aria-label={formatMessage({ id: 'mfe-owners.listing.zones' })}
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
          {found.map((zone, index) => (
            <chakra.div
              key={zone.id}
              id={`${listId}-${index}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as its list
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              display="flex"
              alignItems="center"
              gap="8px"
              minH="44px"
              px="12px"
              borderRadius="md"
              cursor="pointer"
              fontWeight="560"
              bg={index === active ? 'bg.subtle' : undefined}
              _hover={{ bg: 'bg.subtle' }}
              // A press must not move the focus out of the text field.
              onMouseDown={(event) => {
                event.preventDefault()
                pick(zone)
              }}
            >
              {zone.zone}
              <Text as="span" textStyle="small" color="fg.muted">
                {zone.city}, {zone.country}
              </Text>
            </chakra.div>
          ))}
        </Box>
      )}
    </Box>
  )
}
