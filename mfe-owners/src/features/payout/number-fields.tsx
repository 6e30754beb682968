import { accountDigits, bankName, cciLength, payoutAccountKinds, payoutBanks } from '@metrolibre/contract'
import type { SchemaForm } from '@metrolibre/platform/forms'
import { Box } from '@metrolibre/ui'
import { SegmentedControl, Select, TextInput } from '@metrolibre/ui/form'
import { LockSimple } from '@metrolibre/ui/icons'
import type { AccountSchema } from './account-values.ts'
import { CciRuler } from './cci-ruler.tsx'
import { usePayoutAccountTexts } from './use-payout-texts.ts'

interface Props {
  form: SchemaForm<AccountSchema>
}

/** Bank, kind and number of an account in Chile. */
export function ChileanFields({ form: { register, formState } }: Props) {
  const { text } = usePayoutAccountTexts()
  const { errors } = formState
  return (
    <>
      <Select
        label={text('bank')}
        placeholder={text('bankChoose')}
        options={payoutBanks.Chile.map(({ code, name }) => ({ value: code, label: name }))}
        error={errors.bank?.message}
        {...register('bank')}
      />
      <SegmentedControl
        label={text('kind')}
        options={payoutAccountKinds.map((value) => ({ value, label: text(`kind.${value}`) }))}
        error={errors.kind?.message}
        register={register('kind')}
      />
      <TextInput
        label={text('number')}
        help={text('numberHelp')}
        inputMode="numeric"
        autoComplete="off"
        error={errors.number?.message}
        {...register('number')}
      />
    </>
  )
}

const bankDigits = 3
const withoutCheck = 18

/** The CCI of an account in Perú, with the bank that its first digits name. */
export function PeruvianFields({ form: { register, formState, watch } }: Props) {
  const { text } = usePayoutAccountTexts()
  const digits = accountDigits(watch('number'))
  const problem = formState.errors.number
  const isWithoutCheck = problem?.type === 'validation.cci_length' && digits.length === withoutCheck
  const bank = bankName('Perú', digits.slice(0, bankDigits))
  const locked = { readOnly: true, suffix: <LockSimple /> } as const
  return (
    <>
      <Box gridColumn={{ md: '1 / -1' }}>
        <TextInput
          label={text('cci')}
          help={
            <>
              <CciRuler typed={digits.length} />
              {digits.length > 0 && digits.length < cciLength
                ? text('cciCount', { count: digits.length })
                : text('cciHelp')}
            </>
          }
          inputMode="numeric"
          autoComplete="off"
          error={isWithoutCheck ? text('cciCheckMissing') : problem?.message}
          {...register('number')}
        />
      </Box>
      <TextInput
        label={text('bank')}
        help={text('bankHelp')}
        value={/^\d*$/.test(bank) ? '' : bank}
        {...locked}
      />
      <TextInput label={text('currency')} value={text('soles')} {...locked} />
    </>
  )
}
