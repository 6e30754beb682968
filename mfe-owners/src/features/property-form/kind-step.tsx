import { uses } from '@metrolibre/contract'
import { useIntl } from '@metrolibre/platform'
import { SimpleGrid, Stack } from '@metrolibre/ui'
import { Checkbox, FieldGroup, SegmentedControl, TextInput } from '@metrolibre/ui/form'
import { useFields, useListingForm } from './form-fields.ts'
import { KindCards } from './kind-cards.tsx'

/** What it is: kind, name, uses, and whether it is rented by the month or the hour. */
export function KindStep({ fixed }: { fixed: boolean }) {
  const { formatMessage } = useIntl()
  const { error, text, choice } = useFields()
  const { register } = useListingForm()
  const say = (name: 'name' | 'uses' | 'usesHelp' | 'landUse' | 'rentalMode' | 'nameHelp') =>
    formatMessage({ id: `mfe-owners.listing.${name}` })
  return (
    <Stack gap="22px" align="stretch">
      <KindCards disabled={fixed} />
      <TextInput label={say('name')} help={say('nameHelp')} maxLength={160} {...text('name')} />
      <FieldGroup label={say('uses')} help={say('usesHelp')} error={error('uses')}>
        <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gap="8px" mt="8px">
          {uses.map((value) => (
            <Checkbox
              key={value}
              value={value}
              label={formatMessage({ id: `mfe-owners.listing.use.${value}` })}
              {...register('uses')}
            />
          ))}
        </SimpleGrid>
      </FieldGroup>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="20px">
        <SegmentedControl
          label={say('landUse')}
          options={(['commercial', 'residential'] as const).map((value) => ({
            value,
            label: formatMessage({ id: `mfe-owners.listing.landUse.${value}` }),
          }))}
          register={choice('landUse')}
        />
        <SegmentedControl
          label={say('rentalMode')}
          options={(['month', 'hour'] as const).map((value) => ({
            value,
            label: formatMessage({ id: `mfe-owners.listing.rentalMode.${value}` }),
            disabled: fixed,
          }))}
          register={choice('rentalMode')}
        />
      </SimpleGrid>
    </Stack>
  )
}
