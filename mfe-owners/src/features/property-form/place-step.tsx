import type { Zone } from '@metrolibre/contract'
import { useIntl, useRuntimeConfig } from '@metrolibre/platform'
import { lazyPart } from '@metrolibre/platform/browser'
import { Controller, useWatch } from '@metrolibre/platform/forms'
import { useMapTexts } from '@metrolibre/platform/maps'
import { Badge, Box, Flex, Skeleton, Stack, Text, useMapless } from '@metrolibre/ui'
import { Suspense, useState } from 'react'
import { ZonePicker } from '../../listing/zone-picker.tsx'
import { AddressField } from './address-field.tsx'
import { useListingForm } from './form-fields.ts'
import { PartFailed } from '../../listing/part-failed.tsx'
import { PinInWords } from './pin-in-words.tsx'
import { zoneLabel } from '../../listing/zone-names.ts'

const PinMap = lazyPart(async () => ({ default: (await import('@metrolibre/ui/map')).PinMap }), PartFailed)

/** Where it is: comuna or distrito, address, and a pin on the map. */
export function PlaceStep({ zones, fixed }: { zones: readonly Zone[]; fixed: boolean }) {
  const { formatMessage } = useIntl()
  const { mapStyleUrl } = useRuntimeConfig()
  const { control, setValue, getValues } = useListingForm()
  const [zoneId, lat, long] = useWatch({ control, name: ['zone', 'lat', 'long'] })
  const [shown, setShown] = useState('')
  const zone = zones.find(({ id }) => id === zoneId)
  const put = (place: { lat: number; lng: number }) => {
    setValue('lat', place.lat, { shouldDirty: true })
    setValue('long', place.lng, { shouldDirty: true })
  }
  const choose = (next: Zone) => {
    if (next.id === getValues('zone')) return
    setValue('zone', next.id, { shouldDirty: true, shouldValidate: true })
    // The pin starts in the middle of the place, from where its user moves it.
    put({ lat: next.lat, lng: next.long })
  }
  const say = (name: 'pinText' | 'pin' | 'map') => formatMessage({ id: `mfe-owners.listing.${name}` })
  const isMapless = useMapless(zone !== undefined)
  const texts = useMapTexts(say('map'))
  return (
    <Stack gap="20px" align="stretch">
      <AddressField
        zones={zones}
        fixed={fixed}
        onZone={choose}
        onFound={({ address, lat: north, long: east }, found) => {
          choose(found)
          setShown(address)
          put({ lat: north, lng: east })
        }}
      />
      <Controller
        control={control}
        name="zone"
        render={({ field, fieldState }) => (
          <ZonePicker
            zones={zones}
            value={field.value}
            error={fieldState.error?.message}
            disabled={fixed}
            inputRef={field.ref}
            onChange={choose}
            onBlur={field.onBlur}
          />
        )}
      />
      {zone && isMapless && <PinInWords zone={zone} lat={lat} long={long} address={shown} />}
      {zone && !isMapless && (
        <div>
          <Box h="320px">
            <Suspense fallback={<Skeleton height="100%" radius={20} />}>
              <PinMap
                // A map starts again where an address was found, which may be out of its sight.
                key={`${zone.id} ${shown}`}
                value={{ lat: lat ?? zone.lat, lng: long ?? zone.long }}
                onChange={put}
                styleUrl={mapStyleUrl ?? undefined}
                texts={{ ...texts, pin: say('pin') }}
              />
            </Suspense>
          </Box>
          <Flex gap="12px" justify="space-between" align="flex-start" mt="10px">
            <Text textStyle="small" color="fg.muted">
              {say('pinText')}
            </Text>
            <Badge tone="ok" mark="filled">
              {zoneLabel(zone)}
            </Badge>
          </Flex>
        </div>
      )}
    </Stack>
  )
}
