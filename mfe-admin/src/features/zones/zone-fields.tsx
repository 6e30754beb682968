import { countries, currencyOf } from '@metrolibre/contract'
import { useIntl } from '@metrolibre/platform'
import { toDecimal, toFactor, useWatch, type UseFormReturn } from '@metrolibre/platform/forms'
import { Stack } from '@metrolibre/ui'
import { Select, TextInput } from '@metrolibre/ui/form'
import { capitals, type ZoneValues } from './zone-values.ts'

interface Props {
  form: UseFormReturn<ZoneValues>
  isNew: boolean
  /** The country follows from the properties that are in the zone. */
  isCountryFixed: boolean
}

/** The names of a zone, its factor and its value per square metre. */
export function ZoneFields({ form, isNew, isCountryFixed }: Props) {
  const { formatMessage } = useIntl()
  const { register, setValue, formState } = form
  const country = useWatch({ control: form.control, name: 'country' })
  const label = (name: 'zone' | 'city' | 'state' | 'country' | 'average' | 'rate') =>
    formatMessage({ id: `mfe-admin.zones.${name}` })
  const error = (name: keyof ZoneValues) => formState.errors[name]?.message
  return (
    <Stack gap="4" align="stretch">
      <TextInput label={label('zone')} maxLength={120} error={error('zone')} {...register('zone')} />
      <TextInput label={label('city')} maxLength={120} error={error('city')} {...register('city')} />
      <TextInput label={label('state')} maxLength={120} error={error('state')} {...register('state')} />
      <Select
        label={label('country')}
        options={countries.map((value) => ({ value, label: value }))}
        help={isCountryFixed ? formatMessage({ id: 'mfe-admin.zones.countryFixed' }) : undefined}
        disabled={isCountryFixed}
        error={error('country')}
        {...register('country', {
          // The pin of a new zone starts in the country's capital.
          onChange: ({ target }: { target: { value: ZoneValues['country'] } }) => {
            if (!isNew) return
            setValue('lat', capitals[target.value].lat)
            setValue('long', capitals[target.value].long)
          },
        })}
      />
      <TextInput
        inputMode="decimal"
        label={label('average')}
        prefix={currencyOf(country) === 'CLP' ? '$' : 'S/'}
        suffix={formatMessage({ id: 'mfe-admin.zones.perMonth' })}
        error={error('average')}
        {...register('average', { setValueAs: toDecimal })}
      />
      <TextInput
        inputMode="decimal"
        label={label('rate')}
        help={formatMessage({ id: 'mfe-admin.zones.rateHelp' })}
        error={error('rate')}
        {...register('rate', { setValueAs: toFactor })}
      />
    </Stack>
  )
}
