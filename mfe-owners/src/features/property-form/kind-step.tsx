import { useIntl } from '@metrolibre/platform'
import { SimpleGrid, Stack } from '@metrolibre/ui'
import { SegmentedControl, TextInput } from '@metrolibre/ui/form'
import { useFields } from './form-fields.ts'
import { KindCards } from './kind-cards.tsx'

/** What it is: kind, name, use, and whether it is rented by the month or the hour. */
export function KindStep({ fixed }: { fixed: boolean }) {
  const { formatMessage } = useIntl()
  const { text, choice } = useFields()
  const say = (name: 'name' | 'landUse' | 'rentalMode' | 'nameHelp') =>
    formatMessage({ id: `mfe-owners.listing.${name}` })
  return (
    <Stack gap="22px" align="stretch">
      <KindCards disabled={fixed} />
      <TextInput label={say('name')} help={say('nameHelp')} maxLength={160} {...text('name')} />
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
