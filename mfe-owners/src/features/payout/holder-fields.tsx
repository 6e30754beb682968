import type { Country } from '@metrolibre/contract'
import type { SchemaForm } from '@metrolibre/platform/forms'
import { Flex } from '@metrolibre/ui'
import { TextInput } from '@metrolibre/ui/form'
import { CheckCircleFill } from '@metrolibre/ui/icons'
import { readHolder, type AccountSchema } from './account-values.ts'
import { usePayoutAccountTexts } from './use-payout-texts.ts'

interface Props {
  form: SchemaForm<AccountSchema>
  country: Country
  mandateDocuments: readonly string[]
}

/** Whose account it is, compared with the landlord of the mandates, and who is told of payouts. */
export function HolderFields({ form: { register, formState, watch }, country, mandateDocuments }: Props) {
  const { text } = usePayoutAccountTexts()
  const { errors } = formState
  const holder = readHolder(watch('holderDocument'), country)
  const landlords = mandateDocuments.flatMap((one) => readHolder(one, country) ?? [])
  const fits = holder !== undefined && landlords.includes(holder)
  const other = landlords.length === 0 ? 'noMandate' : 'documentOther'
  const name = (
    <TextInput
      label={text('holderName')}
      autoComplete="off"
      error={errors.holderName?.message}
      {...register('holderName')}
    />
  )
  const document = (
    <TextInput
      label={text('holderDocument')}
      autoComplete="off"
      help={
        fits && (
          <Flex as="span" gap="1.5" color="status.ok.fg" fontWeight="560">
            <CheckCircleFill size={16} />
            <span>{text('documentFits')}</span>
          </Flex>
        )
      }
      warning={holder !== undefined && !fits && text(other)}
      error={errors.holderDocument?.message}
      {...register('holderDocument')}
    />
  )
  return (
    <>
      {/* The number comes first where it tells more than the name: a RUT has a check digit. */}
      {country === 'Chile' ? (
        <>
          {document}
          {name}
        </>
      ) : (
        <>
          {name}
          {document}
        </>
      )}
      <TextInput
        type="email"
        label={text('noticeEmail')}
        autoComplete="email"
        error={errors.noticeEmail?.message}
        {...register('noticeEmail')}
      />
    </>
  )
}
