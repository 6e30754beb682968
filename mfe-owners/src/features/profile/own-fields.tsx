import { countries, type User } from '@metrolibre/contract'
import { useIntl, type TextName } from '@metrolibre/platform'
import type { SchemaForm } from '@metrolibre/platform/forms'
import { SimpleGrid, TextLink } from '@metrolibre/ui'
import { DateInput, Select, TextInput } from '@metrolibre/ui/form'
import { LockSimple } from '@metrolibre/ui/icons'
import type { OwnSchema } from './profile-values.ts'
import { UnconfirmedProfile } from './unconfirmed.tsx'

interface Props {
  form: SchemaForm<OwnSchema>
  user: User
  onChangeEmail: () => void
}

/** The fields for name and contact details. */
export function OwnFields({ form, user, onChangeEmail }: Props) {
  const { formatMessage } = useIntl()
  const { register, formState } = form
  const text = (name: TextName<'mfe-owners.profile'>) => formatMessage({ id: `mfe-owners.profile.${name}` })
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
        value={user.email}
        readOnly
        suffix={<LockSimple />}
        help={
          <>
            {!user.emailConfirmed && <UnconfirmedProfile />}
            <TextLink as="button" type="button" onClick={onChangeEmail}>
              {text('emailChange')}
            </TextLink>
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
      <TextInput type="tel" optionalText={text('optional')} {...field('phone')} />
      <Select
        options={countries.map((country) => ({ value: country, label: country }))}
        {...field('country')}
      />
    </SimpleGrid>
  )
}
