import {
  countries,
  currencyOf,
  fieldSign,
  proposeTimeZone,
  timeZonesOf,
  toAmount,
} from '@metrolibre/contract'
import { useIntl, useLocale } from '@metrolibre/platform'
import { toFactor, useWatch, type UseFormReturn } from '@metrolibre/platform/forms'
import { Stack } from '@metrolibre/ui'
import { Select, TextInput } from '@metrolibre/ui/form'
import { useClockName } from './use-clock-name.ts'
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
  const { locale } = useLocale()
  const clockName = useClockName()
  const { register, setValue, getValues, formState } = form
  const country = useWatch({ control: form.control, name: 'country' })
  const label = (name: 'zone' | 'city' | 'state' | 'country' | 'timeZone' | 'average' | 'rate') =>
    formatMessage({ id: `mfe-admin.zones.${name}` })
  // Who has chosen a clock keeps it.
  const proposeClock = () => {
    if (isNew && !formState.dirtyFields.timeZone) setValue('timeZone', proposeTimeZone(getValues()))
  }
  const error = (name: keyof ZoneValues) => formState.errors[name]?.message
  return (
    <Stack gap="4" align="stretch">
      <TextInput
        label={label('zone')}
        maxLength={120}
        error={error('zone')}
        {...register('zone', { onChange: proposeClock })}
      />
      <TextInput label={label('city')} maxLength={120} error={error('city')} {...register('city')} />
      <TextInput
        label={label('state')}
        maxLength={120}
        error={error('state')}
        {...register('state', { onChange: proposeClock })}
      />
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
            setValue('timeZone', proposeTimeZone(getValues()))
          },
        })}
      />
      <Select
        label={label('timeZone')}
        options={timeZonesOf(country).map((value) => ({ value, label: clockName(value) }))}
        help={formatMessage({ id: 'mfe-admin.zones.timeZoneHelp' })}
        error={error('timeZone')}
        {...register('timeZone')}
      />
      <TextInput
        inputMode="decimal"
        label={label('average')}
        prefix={fieldSign(currencyOf(country), locale)}
        suffix={formatMessage({ id: 'mfe-admin.zones.perMonth' })}
        error={error('average')}
        {...register('average', { setValueAs: toAmount(currencyOf(country)) })}
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
