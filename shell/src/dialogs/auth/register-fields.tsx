import { leastPassword, readTypedDay, writeTypedDay } from '@metrolibre/contract'
import { countries, useIntl, type TextName } from '@metrolibre/platform'
import type { SchemaForm } from '@metrolibre/platform/forms'
import { Box, Grid } from '@metrolibre/ui'
import { PasswordInput, SegmentedControl, TextInput } from '@metrolibre/ui/form'
import { WhatsappLogo } from '@metrolibre/ui/icons'
import type { FocusEvent } from 'react'
import type { RegisterSchema } from './register-schema.ts'

/** Short fields in pairs, also on a phone, unless the text is large or the phone very small. */
const pairs = { base: 'repeat(auto-fit, minmax(min(100%, 9.25rem), 1fr))', sm: '1fr 1fr' }
/** An address or a password would be cut off in half the width of a phone. */
const row = { base: '1 / -1', sm: 'auto' }

/** Fields for name and contact details. */
export function RegisterFields({ form }: { form: SchemaForm<typeof RegisterSchema> }) {
  const { formatMessage } = useIntl()
  const { register, formState } = form
  const { errors } = formState
  const birthDate = register('birthDate', { setValueAs: readTypedDay })
  const label = (id: TextName<'shell.field'>) => ({ label: formatMessage({ id: `shell.field.${id}` }) })
  const optional = { optionalText: formatMessage({ id: 'shell.field.optional' }) }
  return (
    <Grid templateColumns={pairs} gap={4}>
      <TextInput
        {...label('firstname')}
        autoComplete="given-name"
        error={errors.firstname?.message}
        {...register('firstname')}
      />
      <TextInput
        {...label('lastname')}
        autoComplete="family-name"
        error={errors.lastname?.message}
        {...register('lastname')}
      />
      <Box gridColumn={row}>
        <TextInput
          {...label('email')}
          type="email"
          autoComplete="username"
          error={errors.email?.message}
          {...register('email')}
        />
      </Box>
      <Box gridColumn={row}>
        <PasswordInput
          {...label('password')}
          autoComplete="new-password"
          showLabel={formatMessage({ id: 'shell.field.showPassword' })}
          hideLabel={formatMessage({ id: 'shell.field.hidePassword' })}
          help={formatMessage({ id: 'shell.field.passwordHelp' }, { min: leastPassword })}
          error={errors.password?.message}
          {...register('password')}
        />
      </Box>
      <SegmentedControl
        {...label('country')}
        options={countries.map((value) => ({ value, label: value }))}
        error={errors.country?.message}
        register={register('country')}
      />
      <TextInput
        {...label('birthDate')}
        inputMode="numeric"
        autoComplete="bday"
        help={formatMessage({ id: 'shell.field.birthDateHelp' })}
        error={errors.birthDate?.message}
        {...birthDate}
        onBlur={(event: FocusEvent<HTMLInputElement>) => {
          event.target.value = writeTypedDay(readTypedDay(event.target.value))
          void birthDate.onBlur(event)
        }}
      />
      <TextInput
        {...label('whatsapp')}
        {...optional}
        type="tel"
        autoComplete="tel"
        prefix={<WhatsappLogo size={20} />}
        help={formatMessage({ id: 'shell.field.whatsappHelp' })}
        error={errors.whatsapp?.message}
        {...register('whatsapp')}
      />
      <TextInput
        {...label('phone')}
        {...optional}
        type="tel"
        autoComplete="tel-national"
        error={errors.phone?.message}
        {...register('phone')}
      />
    </Grid>
  )
}
