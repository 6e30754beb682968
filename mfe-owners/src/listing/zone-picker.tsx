import type { Zone } from '@metrolibre/contract'
import { useIntl } from '@metrolibre/platform'
import { Box, Text, VisuallyHidden } from '@metrolibre/ui'
import { TextInput } from '@metrolibre/ui/form'
import { MapPin } from '@metrolibre/ui/icons'
import { useEffect, useId, useRef, useState, type Ref } from 'react'
import { comboboxOf, OptionList, useOptionKeys } from './option-list.tsx'
import { matchingZones, zoneLabel } from './zone-names.ts'

interface Props {
  zones: readonly Zone[]
  /** Id of the chosen zone, or an empty text. */
  value: string
  error?: string | undefined
  disabled: boolean
  /** The field takes the focus when nothing is chosen. */
  inputRef: Ref<HTMLInputElement>
  onChange: (zone: Zone) => void
  onBlur: () => void
}

/** Chooses a comuna or distrito by typing a part of its name, with or without accents. */
export function ZonePicker({ zones, value, error, disabled, inputRef, onChange, onBlur }: Props) {
  const { formatMessage } = useIntl()
  const listId = useId()
  const chosen = zones.find(({ id }) => id === value)
  const [typed, setTyped] = useState<string>()
  const found = typed === undefined ? [] : matchingZones(zones, typed)
  const unknown =
    typed?.trim() && found.length === 0 && zones.length > 0
      ? formatMessage({ id: 'mfe-owners.listing.zoneUnknown' }, { typed: typed.trim() })
      : undefined
  const close = () => {
    setTyped(undefined)
    unmark()
  }
  // What was typed before the places are known is not lost: it is chosen as soon as they are.
  const early = useRef(false)
  useEffect(() => {
    if (!early.current || zones.length === 0) return
    early.current = false
    const [first, ...others] = matchingZones(zones, typed ?? '')
    setTyped(undefined)
    if (first && others.length === 0) onChange(first)
  }, [zones, typed, onChange])
  const waits = () => {
    early.current = zones.length === 0 && Boolean(typed?.trim())
    return early.current
  }
  const pick = (index: number) => {
    close()
    onChange(found[index]!)
  }
  const { active, unmark, onKeyDown } = useOptionKeys({
    count: found.length,
    onPick: pick,
    onClose: () => close(),
    onOpen: () => setTyped(''),
    firstByDefault: true,
  })
  return (
    <Box position="relative">
      <TextInput
        ref={inputRef}
        label={formatMessage({ id: 'mfe-owners.listing.zone' })}
        name="zone"
        prefix={<MapPin />}
        autoComplete="off"
        disabled={disabled}
        error={unknown ? undefined : error}
        help={unknown}
        {...comboboxOf(listId, found.length > 0, active)}
        value={typed ?? (chosen ? zoneLabel(chosen) : '')}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          setTyped(target.value)
          unmark()
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && waits()) event.preventDefault()
          else onKeyDown(event)
        }}
        onBlur={() => {
          // If only one place matches what was typed, it is chosen, so that leaving the field does not discard it.
          if (typed?.trim() && found.length === 1) pick(0)
          else if (!waits()) close()
          onBlur()
        }}
      />
      <VisuallyHidden>
        <output>{unknown}</output>
      </VisuallyHidden>
      {found.length > 0 && (
        <OptionList
          id={listId}
          label={formatMessage({ id: 'mfe-owners.listing.zones' })}
          options={found}
          keyOf={({ id }) => id}
          active={active}
          onPick={pick}
        >
          {({ zone, city, country }) => (
            <>
              {zone}
              <Text as="span" textStyle="small" color="fg.muted">
                {city}, {country}
              </Text>
            </>
          )}
        </OptionList>
      )}
    </Box>
  )
}
