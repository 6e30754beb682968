import { useIntl, type TextName } from '@metrolibre/platform'
import { PasswordInput, type PasswordInputProps } from '@metrolibre/ui/form'

/** Asks for the password of the account, before something that can't be taken back easily. */
export function OwnPassword(
  props: Pick<PasswordInputProps, 'error' | 'name' | 'onChange' | 'onBlur' | 'ref'>,
) {
  const { formatMessage } = useIntl()
  const text = (name: TextName<'mfe-owners.profile.emailDialog'>) =>
    formatMessage({ id: `mfe-owners.profile.emailDialog.${name}` })
  return (
    <PasswordInput
      autoComplete="current-password"
      label={text('password')}
      showLabel={text('showPassword')}
      hideLabel={text('hidePassword')}
      {...props}
    />
  )
}
