import {
  depositAnswersFor,
  expenseCovers,
  fieldSign,
  formatExact,
  monthlyAnswersFor,
  toAmount,
  usualMonthly,
  type CurrencyCode,
} from '@metrolibre/contract'
import { useLocale } from '@metrolibre/platform'
import { toChoice } from '@metrolibre/platform/forms'
import { SimpleGrid } from '@metrolibre/ui'
import { Checkbox, FieldGroup, Select, TextInput } from '@metrolibre/ui/form'
import { usePropertyTexts } from '../../properties/use-text.ts'
import { usePropertyForm } from './form-context.ts'

interface Props {
  currency: CurrencyCode
  /** Whether the owner still has to confirm what is shown. */
  isOpen: boolean
}

/** What is paid besides the price: what the owner said, or that the owner has not said it and is asked. */
export function CostFields({ currency, isOpen }: Props) {
  const { locale } = useLocale()
  const { text } = usePropertyTexts()
  const { register, formState, watch } = usePropertyForm()
  const [mode, garage, deposit, expenses, parking] = watch([
    'rentalMode',
    'garage',
    'deposit',
    'commonExpenses',
    'parking',
  ])
  const country = currency === 'PEN' ? 'Perú' : 'Chile'
  const usual = formatExact({ amount: usualMonthly[currency] ?? 0, currency }, locale)
  const choice = (name: 'deposit' | 'commonExpenses' | 'parking', answers: readonly Answer[]) => (
    <Select
      label={text(name, { country })}
      placeholder={text('cost.ask')}
      options={answers.map((value) => ({ value, label: text(`cost.${value}`, { usual }) }))}
      error={formState.errors[name]?.message}
      {...register(name, { setValueAs: toChoice })}
    />
  )
  const amount = (name: 'depositAmount' | 'commonExpensesAmount' | 'parkingAmount') => (
    <TextInput
      label={text(`cost.${name}`, { country })}
      prefix={fieldSign(currency, locale)}
      inputMode="decimal"
      error={formState.errors[name]?.message}
      {...register(name, { setValueAs: toAmount(currency) })}
    />
  )
  return (
    <>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        {choice('deposit', depositAnswersFor(mode))}
        {deposit === 'amount' && amount('depositAmount')}
        {mode === 'month' && choice('commonExpenses', monthlyAnswersFor(currency))}
        {mode === 'month' && expenses === 'amount' && amount('commonExpensesAmount')}
        {mode === 'month' && garage > 0 && choice('parking', monthlyAnswersFor(currency))}
        {mode === 'month' && garage > 0 && parking === 'amount' && amount('parkingAmount')}
      </SimpleGrid>
      {mode === 'month' && deposit !== null && deposit !== 'none' && (
        <Checkbox label={text('depositIsLost')} {...register('depositIsLost')} />
      )}
      {deposit !== null && deposit !== 'none' && (
        <Checkbox label={text('keepsDeposit')} {...register('keepsDeposit')} />
      )}
      {mode === 'month' && expenses !== null && expenses !== 'none' && (
        <FieldGroup label={text('expensesCover')}>
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="2" mt="2">
            {expenseCovers.map((value) => (
              <Checkbox
                key={value}
                value={value}
                label={text(`cover.${value}`)}
                {...register('expensesCover')}
              />
            ))}
          </SimpleGrid>
        </FieldGroup>
      )}
      {isOpen && (
        <Checkbox
          label={text('costsConfirmed')}
          description={text('costsConfirmedHelp')}
          {...register('costsConfirmed')}
        />
      )}
    </>
  )
}

type Answer = ReturnType<typeof depositAnswersFor>[number] | ReturnType<typeof monthlyAnswersFor>[number]
