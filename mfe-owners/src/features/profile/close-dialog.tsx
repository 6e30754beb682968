import { isApiError, privacy } from '@metrolibre/api-client'
import type { User } from '@metrolibre/contract'
import {
  FormattedMessage,
  Link,
  useErrorText,
  useFeedback,
  useIntl,
  usePageMutation,
  useSession,
  type TextName,
} from '@metrolibre/platform'
import { useForm } from '@metrolibre/platform/forms'
import { Alert, Button, List, Text, TextLink } from '@metrolibre/ui'
import { Checkbox } from '@metrolibre/ui/form'
import { useState } from 'react'
import { closeBlockers, CloseSchema } from './close-values.ts'
import { FormDialog } from './form-dialog.tsx'
import { OwnPassword } from './own-password.tsx'

interface Props {
  user: User
  onClose: () => void
}

/** Says what is deleted and what has to stay, and deletes the account with the password and a ticked consent. */
export function CloseDialog({ user, onClose }: Props) {
  const { formatMessage } = useIntl()
  const { alert } = useFeedback()
  const { logout } = useSession()
  const describe = useErrorText()
  const erase = usePageMutation(privacy.erase())
  const form = useForm(CloseSchema, { defaultValues: { password: '', understood: false } })
  const { errors } = form.formState
  const say = (name: TextName<'mfe-owners.profile.close'>) =>
    formatMessage({ id: `mfe-owners.profile.close.${name}` }, { email: user.email })
  // Holds only an error that no field shows, and is cleared before the next attempt.
  const [refusal, setRefusal] = useState<unknown>()
  const blocker = isApiError(refusal) ? closeBlockers[refusal.code] : undefined
  const send = form.handleSubmit(({ password }) =>
    erase.mutateAsync(password).then(
      async () => {
        onClose()
        await logout({ ended: true })
        await alert({ title: say('doneTitle'), text: say('doneText') })
      },
      (error: unknown) => {
        if (!form.showFields(error)) setRefusal(error)
      },
    ),
  )
  return (
    <FormDialog
      title={say('dialogTitle')}
      size="md"
      onClose={onClose}
      onSubmit={(event) => {
        setRefusal(undefined)
        void send(event)
      }}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            <FormattedMessage id="mfe-owners.profile.close.keep" />
          </Button>
          <Button type="submit" variant="danger" loading={erase.isPending}>
            <FormattedMessage id="mfe-owners.profile.close.confirm" />
          </Button>
        </>
      }
    >
      <Text fontWeight="640">{say('goes')}</Text>
      <List as="ul" textStyle="small" display="grid" gap="1.5">
        {(['goesAccount', 'goesPlaces', 'goesPapers'] as const).map((name) => (
          <li key={name}>{say(name)}</li>
        ))}
      </List>
      <Text fontWeight="640">{say('stays')}</Text>
      <List as="ul" textStyle="small" display="grid" gap="1.5">
        {(['staysContracts', 'staysReviews', 'staysEmail'] as const).map((name) => (
          <li key={name}>{say(name)}</li>
        ))}
      </List>
      <Text textStyle="small" color="fg.muted">
        {say('before')}
      </Text>
      {refusal !== undefined && (
        <Alert tone="bad" title={describe(refusal).text}>
          {blocker && (
            <TextLink as={Link} to={blocker.to}>
              {say(blocker.text)}
            </TextLink>
          )}
        </Alert>
      )}
      <OwnPassword error={errors.password?.message} {...form.register('password')} />
      <Checkbox
        card
        label={say('understood')}
        error={errors.understood?.message}
        {...form.register('understood')}
      />
    </FormDialog>
  )
}
