import { currencyOf, fieldSign, hourText, type Country } from '@metrolibre/contract'
import { useIntl, useLocale, type TextName } from '@metrolibre/platform'
import { useWatch } from '@metrolibre/platform/forms'
import { SimpleGrid, Stack } from '@metrolibre/ui'
import { Checkbox, DateInput, Select, TextInput } from '@metrolibre/ui/form'
import { CostsFields } from './costs-fields.tsx'
import { useFields, useListingForm } from './form-fields.ts'

const hours = Array.from({ length: 25 }, (_, hour) => hour)
const option = (hour: number) => ({ value: String(hour), label: hourText(hour) })

/** From when to when it is rented, at which hours, and for how much. Amounts are in the place's currency. */
export function RentStep({ country }: { country: Country }) {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const { control } = useListingForm()
  const { text, number, amount } = useFields()
  const mode = useWatch({ control, name: 'rentalMode' })
  const say = (name: TextName<'mfe-owners.listing'>) => formatMessage({ id: `mfe-owners.listing.${name}` })
  const currency = currencyOf(country)
  return (
    <Stack gap="22px" align="stretch">
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="20px">
        <DateInput label={say('startLease')} {...text('startLease')} />
        <DateInput label={say('endLease')} help={say('endLeaseHelp')} {...text('endLease')} />
      </SimpleGrid>
      {mode === 'hour' && (
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="20px">
          <Select
            label={say('opensAt')}
            optionalText={say('optional')}
            placeholder={say('allDay')}
            options={hours.slice(0, -1).map(option)}
            {...number('opensAt')}
          />
          <Select
            label={say('closesAt')}
            optionalText={say('optional')}
            placeholder={say('allDay')}
            options={hours.slice(1).map(option)}
            {...number('closesAt')}
          />
        </SimpleGrid>
      )}
      <TextInput
        label={say('expectedPrice')}
        optionalText={say('optional')}
        prefix={fieldSign(currency, locale)}
        inputMode="decimal"
        {...amount('expectedPrice', currency)}
        suffix={say(mode === 'hour' ? 'perHour' : 'perMonth')}
        help={say('expectedPriceHelp')}
      />
      {mode === 'month' && (
        <Checkbox
          card
          label={say('monthlyPlan')}
          description={say('monthlyPlanHelp')}
          {...text('monthlyPlan')}
        />
      )}
      <CostsFields country={country} />
    </Stack>
  )
}
