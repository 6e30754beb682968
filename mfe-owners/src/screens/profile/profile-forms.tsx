import { session } from '@metrolibre/api-client'
import type { User } from '@metrolibre/contract'
import {
  FormattedMessage,
  useFeedback,
  useIntl,
  usePageMutation,
  useSession,
  useUnsavedChanges,
} from '@metrolibre/platform'
import { useForm, useFormDraft, useWatch } from '@metrolibre/platform/forms'
import { Stack } from '@metrolibre/ui'
import { useEffect, useState } from 'react'
import { EmailDialog } from '../../features/profile/email-dialog.tsx'
import { ExtraFields } from '../../features/profile/extra-fields.tsx'
import { FormPanel } from '../../features/profile/form-panel.tsx'
import { OwnFields } from '../../features/profile/own-fields.tsx'
import {
  ExtraDraft,
  ExtraSchema,
  extraValues,
  OwnDraft,
  OwnSchema,
  ownValues,
} from '../../features/profile/profile-values.ts'

/** Two forms that are saved separately, with one question before unsaved changes in either are lost. */
export function ProfileForms({ user }: { user: User }) {
  const { formatMessage } = useIntl()
  const { reload } = useSession()
  const { toast, alert, showError } = useFeedback()
  const own = useForm(OwnSchema, { defaultValues: ownValues(user) })
  const extra = useForm(ExtraSchema, { defaultValues: extraValues(user) })
  const country = useWatch({ control: own.control, name: 'country' }) ?? user.country
  useFormDraft(own, 'profile.own', OwnDraft)
  useFormDraft(extra, 'profile.extra', ExtraDraft)
  const saveOwn = usePageMutation(session.update(user.id))
  const saveExtra = usePageMutation(session.addExtra())
  const [changingEmail, setChangingEmail] = useState(false)
  const { isDirty: isExtraDirty, dirtyFields } = extra.formState
  useUnsavedChanges(own.formState.isDirty || isExtraDirty)
  // The chosen country decides which tax number is asked for, even before it is saved.
  const taxNumber = extraValues({ ...user, country }).rut
  const rutTyped = Boolean(dirtyFields.rut)
  const { resetField } = extra
  useEffect(() => {
    if (!rutTyped) resetField('rut', { defaultValue: taxNumber })
  }, [resetField, rutTyped, taxNumber])
  const saved = formatMessage({ id: 'mfe-owners.profile.saved' })

  const submitOwn = own.handleSubmit((values) =>
    saveOwn.mutateAsync(values).then(
      (answer) => {
        own.saved(ownValues(answer))
        toast(saved)
        return reload()
      },
      (error: unknown) => void (own.showFields(error) || showError(error)),
    ),
  )
  const submitExtra = extra.handleSubmit((values) =>
    saveExtra.mutateAsync(values).then(
      (answer) => {
        extra.saved(extraValues(answer))
        void alert({ title: saved, text: formatMessage({ id: 'mfe-owners.profile.savedText' }) })
        return reload()
      },
      (error: unknown) => void (extra.showFields(error) || showError(error)),
    ),
  )
  return (
    <Stack gap="20px" align="stretch">
      <FormPanel
        id="edit"
        title={<FormattedMessage id="mfe-owners.profile.own" />}
        dirty={own.formState.isDirty}
        saving={saveOwn.isPending}
        onSubmit={() => void submitOwn()}
        onDiscard={() => own.reset()}
      >
        <OwnFields form={own} user={user} onChangeEmail={() => setChangingEmail(true)} />
      </FormPanel>
      <FormPanel
        id="contracts"
        title={<FormattedMessage id="mfe-owners.profile.extra" />}
        text={<FormattedMessage id="mfe-owners.profile.extraText" />}
        dirty={isExtraDirty}
        saving={saveExtra.isPending}
        onSubmit={() => void submitExtra()}
        onDiscard={() => extra.reset()}
      >
        <ExtraFields form={extra} country={country} />
      </FormPanel>
      {changingEmail && <EmailDialog onClose={() => setChangingEmail(false)} />}
    </Stack>
  )
}
