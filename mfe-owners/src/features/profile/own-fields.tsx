import { countries } from '@metrolibre/contract'
import { FormattedMessage, useIntl, useRuntimeConfig } from '@metrolibre/platform'
import type { SchemaForm } from '@metrolibre/platform/forms'
import { SimpleGrid, TextLink } from '@metrolibre/ui'
import { DateInput, Select, TextInput } from '@metrolibre/ui/form'
import { LockSimple } from '@metrolibre/ui/icons'
import type { OwnSchema } from './profile-values.ts'

interface Props {
  form: SchemaForm<OwnSchema>
  email: string
}

/** Who one is and how to reach them. */
export function OwnFields({ form, email }: Props) {
  const { formatMessage } = useIntl()
  const { contactEmail } = useRuntimeConfig()
  const { register, formState } = form
  const text = (name: string) => formatMessage({ id: `mfe-owners.profile.${name}` })
  const field = (name: 'firstName' | 'lastName' | 'phone' | 'whatsapp' | 'birthDate' | 'country') => ({
    label: text(name),
    error: formState.errors[name]?.message,
    ...register(name),
  })
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="20px">
      <TextInput autoComplete="given-name" {...field('firstName')} />
      <TextInput autoComplete="family-name" {...field('lastName')} />
      <TextInput
        label={text('email')}
        value={email}
        readOnly
        suffix={<LockSimple />}
        help={
          <>
            <FormattedMessage id="mfe-owners.profile.emailHelp" />{' '}
            <TextLink href={`mailto:${contactEmail}`}>{text('writeUs')}</TextLink>
          </>
        }
      />
      <DateInput autoComplete="bday" {...field('birthDate')} />
      <TextInput
        type="tel"
        autoComplete="tel"
        optionalText={text('optional')}
        help={text('whatsappHelp')}
        {...field('whatsapp')}
      />
      <TextInput type="tel" inputMode="numeric" optionalText={text('optional')} {...field('phone')} />
      <Select
        options={countries.map((country) => ({ value: country, label: country }))}
        {...field('country')}
      />
    </SimpleGrid>
  )
}
