import { fieldSign, type CurrencyCode, type RentalMode } from '@metrolibre/contract'
import { useIntl, useLocale } from '@metrolibre/platform'
import {
  SegmentedControl,
  TextInput,
  type SegmentedControlProps,
  type TextInputProps,
} from '@metrolibre/ui/form'

interface Props {
  currency: CurrencyCode
  rentalMode: RentalMode
  label: string
  optionalText?: string
  error: string | undefined
  /** What the form's `register` gives for either field. */
  mode: SegmentedControlProps['register']
  price: Omit<TextInputProps, 'label'>
}

/** The two fields of a price: by month or by hour, and how much. */
export function UnitPrice({ currency, rentalMode, mode, price, ...texts }: Props) {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  return (
    <>
      <SegmentedControl
        label={formatMessage({ id: 'mfe-owners.listing.rentalMode' })}
        options={(['month', 'hour'] as const).map((value) => ({
          value,
          label: formatMessage({ id: `mfe-owners.listing.rentalMode.${value}` }),
        }))}
        register={mode}
      />
      <TextInput
        {...texts}
        prefix={fieldSign(currency, locale)}
        suffix={formatMessage({
          id: `mfe-owners.listing.${rentalMode === 'hour' ? 'perHour' : 'perMonth'}`,
        })}
        inputMode="decimal"
        {...price}
      />
    </>
  )
}
