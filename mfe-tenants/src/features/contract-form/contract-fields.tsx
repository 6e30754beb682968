import { readDocument, storedEmail, type ContractDraft, type Country } from '@metrolibre/contract'
import { useIntl, type TextName } from '@metrolibre/platform'
import { toNumber, type SchemaForm } from '@metrolibre/platform/forms'
import { Box, Button, Grid, GridItem } from '@metrolibre/ui'
import { CheckedInput, NumberInput, SegmentedControl, TextInput } from '@metrolibre/ui/form'
import type { FocusEvent } from 'react'
import { type TenantKind, writtenPapers } from './contract-values.ts'

interface Props {
  form: SchemaForm<typeof ContractDraft>
  /** Country of the property, which determines the usual kinds of documents. */
  country: Country
  kind: TenantKind
  onKind: (kind: TenantKind) => void
  /** The tenant's own address, which is offered for notices. */
  ownEmail: string | undefined
}

const whole = { base: 'span 2', md: 'span 2' }
const half = { base: 'span 2', md: 'span 1' }

/** The fields for company, people and addresses in the contract. */
export function ContractFields({ form, country, kind, onKind, ownEmail }: Props) {
  const { formatMessage } = useIntl()
  const { register, setFocus, setValue, watch, formState } = form
  const [first, second] = watch(['subContractor_email_1', 'subContractor_email_2'])
  const address = storedEmail(first ?? '')
  const isTwice = address !== null && address === storedEmail(second ?? '')
  const label = (name: TextName<'tenants.booking.contract'>) =>
    formatMessage({ id: `tenants.booking.contract.${name}` }, { country })
  const error = (name: keyof typeof formState.errors) => formState.errors[name]?.message
  const text = (
    name: 'company' | 'represent' | 'location_uses',
    more: { autoComplete?: string; label?: string } = {},
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
  const email = (name: 'subContractor_email_1' | 'subContractor_email_2', warning?: string) => (
    <TextInput
      label={label(name)}
      help={label(`help.${name}`)}
      error={error(name)}
      warning={warning}
      type="email"
      autoComplete="off"
      {...register(name)}
    />
  )
  return (
    <Grid templateColumns="repeat(2, minmax(0, 1fr))" columnGap="20px" rowGap="16px" mt="4px">
      <GridItem gridColumn={whole}>
        <SegmentedControl
          label={label('kind')}
          value={kind}
          onValueChange={onKind}
          options={(['person', 'company'] as const).map((value) => ({
            value,
            label: label(`kind.${value}`),
          }))}
        />
      </GridItem>
      {kind === 'company' && (
        <>
          <GridItem gridColumn={half}>{text('company', { autoComplete: 'organization' })}</GridItem>
          <GridItem gridColumn={half}>{paper('rut')}</GridItem>
        </>
      )}
      <GridItem gridColumn={half}>
        {text('represent', {
          autoComplete: 'name',
          label: label(kind === 'person' ? 'ownName' : 'represent'),
        })}
      </GridItem>
      <GridItem gridColumn={half}>{paper('identity')}</GridItem>
      <GridItem gridColumn={whole}>{text('location_uses')}</GridItem>
      <GridItem>{people('people_fix')}</GridItem>
      <GridItem>{people('people_prox')}</GridItem>
      <GridItem gridColumn={half}>
        {email('subContractor_email_1')}
        {ownEmail && !first && (
          <Box mt="8px">
            <Button
              variant="soft"
              size="sm"
              onClick={() => {
                setValue('subContractor_email_1', ownEmail, { shouldDirty: true, shouldValidate: true })
                setFocus('subContractor_email_1')
              }}
            >
              {formatMessage({ id: 'tenants.booking.contract.useOwn' }, { email: ownEmail })}
            </Button>
          </Box>
        )}
      </GridItem>
      <GridItem gridColumn={half}>
        {email('subContractor_email_2', isTwice ? label('sameTwice') : undefined)}
      </GridItem>
    </Grid>
  )
}
