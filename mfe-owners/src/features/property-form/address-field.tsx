import type { FoundAddress, Zone } from '@metrolibre/contract'
import { useIntl } from '@metrolibre/platform'
import { useWatch } from '@metrolibre/platform/forms'
import { Box, Text, useMapless, VisuallyHidden } from '@metrolibre/ui'
import { TextInput } from '@metrolibre/ui/form'
import { useId, useState } from 'react'
import { comboboxOf, OptionList, useOptionKeys } from '../../listing/option-list.tsx'
import { zoneInAddress, zoneLabel } from '../../listing/zone-names.ts'
import { useFields, useListingForm } from './form-fields.ts'
import { useAddressSearch } from './use-address-search.ts'

interface Props {
  zones: readonly Zone[]
  /** Whether the comuna can't be changed any more, so that only addresses in it are offered. */
  fixed: boolean
  onZone: (zone: Zone) => void
  /** Called with an address that was found and chosen. */
  onFound: (found: FoundAddress, zone: Zone) => void
}

/** The address, with matching ones to choose from while it is typed. Any other can be typed as well. */
export function AddressField({ zones, fixed, onZone, onFound }: Props) {
  const { formatMessage } = useIntl()
  const { control, setValue, getValues } = useListingForm()
  const { text } = useFields()
  const listId = useId()
  const zone = useWatch({ control, name: 'zone' })
  const [typed, setTyped] = useState<string | null>(null)
  const { addresses, unavailable } = useAddressSearch(typed, { zone, only: fixed })
  const found = addresses.filter((one) => zones.some(({ id }) => id === one.zone))
  const close = () => {
    setTyped(null)
    unmark()
  }
  const pick = (index: number) => {
    const chosen = found[index]!
    setValue('address', chosen.address, { shouldDirty: true, shouldValidate: true })
    close()
    onFound(
      chosen,
      zones.find(({ id }) => id === chosen.zone)!,
    )
  }
  const { active, unmark, onKeyDown } = useOptionKeys({
    count: found.length,
    onPick: pick,
    onClose: () => close(),
    onOpen: () => setTyped(getValues('address')),
    firstByDefault: false,
  })
  const { onBlur, onChange, ...address } = text('address')
  const isMapless = useMapless(unavailable)
  const say = (name: 'address' | 'addressHelp' | 'addressAlone' | 'addressMapless' | 'addresses') =>
    formatMessage({ id: `mfe-owners.listing.${name}` })
  return (
    <Box position="relative">
      <TextInput
        label={say('address')}
        help={
          unavailable
            ? `${say('addressHelp')} ${say(isMapless ? 'addressMapless' : 'addressAlone')}`
            : say('addressHelp')
        }
        autoComplete="off"
        maxLength={300}
        {...comboboxOf(listId, found.length > 0, active)}
        {...address}
        onChange={(event) => {
          setTyped(event.target.value)
          unmark()
          return onChange(event)
        }}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          close()
          const named = zoneInAddress(zones, event.target.value)
          if (named && !getValues('zone')) onZone(named)
          return onBlur(event)
        }}
      />
      <VisuallyHidden>
        <output>
          {found.length > 0 &&
            formatMessage({ id: 'mfe-owners.listing.addressesFound' }, { count: found.length })}
        </output>
      </VisuallyHidden>
      {found.length > 0 && (
        <OptionList
          id={listId}
          label={say('addresses')}
          options={found}
          keyOf={(one) => `${one.address} ${one.zone}`}
          active={active}
          onPick={pick}
        >
          {(one) => (
            <>
              {one.address}
              <Text as="span" textStyle="small" color="fg.muted">
                {zoneLabel(zones.find(({ id }) => id === one.zone)!)}
              </Text>
            </>
          )}
        </OptionList>
      )}
    </Box>
  )
}
