import {
  currencyOf,
  depositAnswersFor,
  expenseCovers,
  fieldSign,
  formatExact,
  monthlyAnswersFor,
  usualMonthly,
  type Country,
} from '@metrolibre/contract'
import { useIntl, useLocale, type TextName } from '@metrolibre/platform'
import { useWatch } from '@metrolibre/platform/forms'
import { Box, Heading, SimpleGrid, Stack, Text } from '@metrolibre/ui'
import { Checkbox, FieldGroup, RadioGroup, TextInput } from '@metrolibre/ui/form'
import { useFields, useListingForm } from './form-fields.ts'

/** What the tenant pays besides the rent: nothing is answered until its owner does, and the usual is one of the choices. */
export function CostsFields({ country }: { country: Country }) {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const { control, register } = useListingForm()
  const { amount, choice, error, text } = useFields()
  const [mode, garage] = useWatch({ control, name: ['rentalMode', 'garage'] })
  const [deposit, expenses, parking] = useWatch({ control, name: ['deposit', 'commonExpenses', 'parking'] })
  const currency = currencyOf(country)
  const say = (name: TextName<'mfe-owners.listing.cost'>, values: Record<string, string> = {}) =>
    formatMessage({ id: `mfe-owners.listing.cost.${name}` }, { country, ...values })
  const money = (name: 'depositAmount' | 'commonExpensesAmount' | 'parkingAmount') => (
    <Box maxW="280px">
      <TextInput
        label={say(name)}
        prefix={fieldSign(currency, locale)}
        inputMode="decimal"
        {...amount(name, currency)}
      />
    </Box>
  )
  const usual = formatExact({ amount: usualMonthly[currency] ?? 0, currency }, locale)
  const monthly = (name: 'commonExpenses' | 'parking') => (
    <RadioGroup
      label={say(name)}
      error={error(name)}
      options={monthlyAnswersFor(currency).map((value) => ({
        value,
        label: say(value === 'none' ? `${name}.none` : `monthly.${value}`, { usual }),
      }))}
      register={choice(name)}
    />
  )
  return (
    <Stack as="section" gap="20px" align="stretch" aria-labelledby="costs-title">
      <div>
        <Heading as="h2" id="costs-title" textStyle="label">
          {formatMessage({ id: 'mfe-owners.listing.besides' })}
        </Heading>
        <Text textStyle="small" color="fg.muted" mt="4px">
          {formatMessage({ id: 'mfe-owners.listing.besidesText' })}
        </Text>
      </div>
      <RadioGroup
        label={say('deposit')}
        help={say('depositHelp')}
        error={error('deposit')}
        options={depositAnswersFor(mode).map((value) => ({ value, label: say(`deposit.${value}`) }))}
        register={choice('deposit')}
      />
      {deposit === 'amount' && money('depositAmount')}
      {mode === 'month' && deposit !== null && deposit !== 'none' && (
        <Checkbox label={say('depositIsLost')} {...text('depositIsLost')} />
      )}
      {deposit !== null && deposit !== 'none' && (
        <Checkbox
          label={say('keepsDeposit')}
          description={say('keepsDepositHelp')}
          {...text('keepsDeposit')}
        />
      )}
      {mode === 'month' && (
        <>
          {monthly('commonExpenses')}
          {expenses === 'amount' && money('commonExpensesAmount')}
          {expenses !== null && expenses !== 'none' && (
            <FieldGroup label={say('covers')} error={error('expensesCover')}>
              <SimpleGrid columns={{ base: 1, sm: 2 }} gap="8px" mt="8px">
                {expenseCovers.map((value) => (
                  <Checkbox
                    key={value}
                    value={value}
                    label={say(`covers.${value}`)}
                    {...register('expensesCover')}
                  />
                ))}
              </SimpleGrid>
            </FieldGroup>
          )}
          {garage > 0 && monthly('parking')}
          {garage > 0 && parking === 'amount' && money('parkingAmount')}
        </>
      )}
    </Stack>
  )
}
