import { conditions } from '@metrolibre/contract'
import { useIntl } from '@metrolibre/platform'
import { useWatch } from '@metrolibre/platform/forms'
import { SimpleGrid, Stack } from '@metrolibre/ui'
import { SegmentedControl, Select, TextInput } from '@metrolibre/ui/form'
import { hasCondition } from '../../listing/kinds.ts'
import { unusedTimes } from '../../listing/unused-times.ts'
import { useFields, useListingForm } from './form-fields.ts'
import { SiteSizeFields } from './site-fields.tsx'

/** How large it is, in which state, and for how long it has not been used. */
export function MeasureStep() {
  const { formatMessage } = useIntl()
  const { control } = useListingForm()
  const { decimal, choice, error } = useFields()
  const kind = useWatch({ control, name: 'propertyType' })
  const built = kind !== 'terreno'
  return (
    <Stack gap="22px" align="stretch">
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="20px">
        <TextInput
          label={formatMessage({ id: `mfe-owners.listing.${built ? 'area' : 'areaOfLand'}` })}
          suffix="m²"
          inputMode="decimal"
          {...decimal('area')}
        />
        <Select
          label={formatMessage({ id: 'mfe-owners.listing.unusedTime' })}
          placeholder={formatMessage({ id: 'mfe-owners.listing.unusedTime.none' })}
          options={Object.entries(unusedTimes).map(([value, name]) => ({
            value,
            label: formatMessage({ id: `mfe-owners.listing.unusedTime.${name}` }),
          }))}
          error={error('unusedTime')}
          {...choice('unusedTime')}
        />
      </SimpleGrid>
      {kind && hasCondition(kind) && (
        // Beside each other only where all their options fit: on the page of a property there is less room.
        <SimpleGrid minChildWidth="min(100%, 280px)" gap="20px">
          {(['paintingState', 'floorState'] as const).map((field) => (
            <SegmentedControl
              key={field}
              label={formatMessage({ id: `mfe-owners.listing.${field}` })}
              options={conditions.map((value) => ({
                value,
                label: formatMessage({ id: `mfe-owners.listing.${field}.${value}` }),
              }))}
              register={choice(field)}
            />
          ))}
        </SimpleGrid>
      )}
      {kind && <SiteSizeFields kind={kind} />}
    </Stack>
  )
}
