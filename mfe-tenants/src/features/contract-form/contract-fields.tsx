import { readDocument, type ContractDraft, type Country } from '@metrolibre/contract'
import { useIntl, type TextName } from '@metrolibre/platform'
import { toNumber, type SchemaForm } from '@metrolibre/platform/forms'
import { Grid, GridItem } from '@metrolibre/ui'
import { CheckedInput, NumberInput, TextInput } from '@metrolibre/ui/form'
import type { FocusEvent } from 'react'
import { writtenPapers } from './contract-values.ts'

interface Props {
  form: SchemaForm<typeof ContractDraft>
  /** Country of the property, which determines the usual kinds of documents. */
  country: Country
}

const whole = { base: 'span 2', md: 'span 2' }
const half = { base: 'span 2', md: 'span 1' }

/** The fields for company, people and addresses in the contract. */
export function ContractFields({ form, country }: Props) {
  const { formatMessage } = useIntl()
  const { register, setValue, watch, formState } = form
  const label = (name: TextName<'tenants.booking.contract'>) =>
    formatMessage({ id: `tenants.booking.contract.${name}` }, { country })
  const error = (name: keyof typeof formState.errors) => formState.errors[name]?.message
  const text = (
    name: 'company' | 'represent' | 'location_uses',
    more: { autoComplete?: string; help?: string } = {},
  ) => <TextInput label={label(name)} error={error(name)} {...more} {...register(name)} />
  const paper = (name: 'rut' | 'identity') => {
    const { onBlur, ...rest } = register(name)
    const suggestion = readDocument(watch(name) ?? '', country)?.suggestion
    return (
      <CheckedInput
        label={label(name)}
        error={error(name)}
        doubt={
          suggestion
            ? {
                text: label(`checkDigit.${name}`),
                offer: {
                  value: suggestion,
                  text: formatMessage({ id: 'tenants.booking.contract.meant' }, { number: suggestion }),
                },
              }
            : undefined
        }
        onTake={(number) => setValue(name, number, { shouldDirty: true, shouldValidate: true })}
        autoComplete="off"
        {...rest}
        onBlur={(event: FocusEvent<HTMLInputElement>) => {
          const typed = event.target.value
          const written = writtenPapers({ [name]: typed }, country)[name]
          if (written !== undefined && written !== typed) setValue(name, written)
          void onBlur(event)
        }}
      />
    )
  }
  const people = (name: 'people_fix' | 'people_prox') => (
    <NumberInput
      label={label(name)}
      help={label(`help.${name}`)}
      error={error(name)}
      min={0}
      step={1}
      inputMode="numeric"
      {...register(name, { setValueAs: toNumber })}
    />
  )
  const email = (name: 'subContractor_email_1' | 'subContractor_email_2') => (
    <TextInput
      label={label(name)}
      help={label(`help.${name}`)}
      error={error(name)}
      type="email"
      autoComplete="off"
      {...register(name)}
    />
  )
  return (
    <Grid templateColumns="repeat(2, minmax(0, 1fr))" columnGap="20px" rowGap="16px" mt="4px">
      <GridItem gridColumn={half}>
        {text('company', { autoComplete: 'organization', help: label('companyHelp') })}
      </GridItem>
      <GridItem gridColumn={half}>{paper('rut')}</GridItem>
      <GridItem gridColumn={half}>{text('represent', { autoComplete: 'name' })}</GridItem>
      <GridItem gridColumn={half}>{paper('identity')}</GridItem>
      <GridItem gridColumn={whole}>{text('location_uses')}</GridItem>
      <GridItem>{people('people_fix')}</GridItem>
      <GridItem>{people('people_prox')}</GridItem>
      <GridItem gridColumn={half}>{email('subContractor_email_1')}</GridItem>
      <GridItem gridColumn={half}>{email('subContractor_email_2')}</GridItem>
    </Grid>
  )
}
