import { contact } from '@metrolibre/api-client'
import { ContactBody } from '@metrolibre/contract'
import {
  FormattedMessage,
  useCaptcha,
  useIntl,
  usePageMutation,
  useUnsavedChanges,
  type TextName,
} from '@metrolibre/platform'
import { useForm, useFormDraft } from '@metrolibre/platform/forms'
import { Alert, Button, Stack } from '@metrolibre/ui'
import { Textarea, TextInput } from '@metrolibre/ui/form'
import { object, string } from 'valibot'
import { Answered } from './answered.tsx'
import { MessageRefused } from './refused.tsx'
import { Trap } from './trap.tsx'
import { useFocusAgain } from './use-focus-again.ts'

const Draft = object({ name: string(), email: string(), message: string() })
const empty = { name: '', email: '', message: '', website: '' }

/** A form to write to the team. The input is kept until the message has been sent. */
export function ContactForm() {
  const { formatMessage } = useIntl()
  const form = useForm(ContactBody, { defaultValues: empty })
  const { register, handleSubmit, reset, setFocus, showFields, formState } = form
  useFormDraft(form, 'contact', Draft)
  const prove = useCaptcha(formState.isDirty)
  const { mutateAsync } = usePageMutation(contact.send())
  const send = usePageMutation({
    mutationFn: async (body: ContactBody) => mutateAsync({ ...body, recaptchaToken: await prove() }),
    onSuccess: () => reset(empty),
    onError: (error) => void showFields(error),
  })
  useUnsavedChanges(formState.isDirty)
  useFocusAgain(Boolean(send.data), () => setFocus('name'))
  if (send.data)
    return (
      <Answered>
        <Alert tone="ok" title={send.data.message} />
        <Button variant="outline" onClick={() => send.reset()}>
          <FormattedMessage id="mfe-public.questions.form.again" />
        </Button>
      </Answered>
    )
  const { errors } = formState
  const label = (field: TextName<'mfe-public.questions.form'>) =>
    formatMessage({ id: `mfe-public.questions.form.${field}` })
  return (
    <form noValidate onSubmit={handleSubmit((body) => send.mutate(body))}>
      <Stack gap="4">
        <TextInput
          label={label('name')}
          autoComplete="name"
          error={errors.name?.message}
          {...register('name')}
        />
        <TextInput
          label={label('email')}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
        <Textarea
          label={label('message')}
          rows={5}
          error={errors.message?.message}
          {...register('message')}
        />
        <Trap label={label('website')} {...register('website')} />
        <MessageRefused error={send.error} />
        <Button type="submit" size="lg" full loading={send.isPending}>
          <FormattedMessage id="mfe-public.questions.form.submit" />
        </Button>
      </Stack>
    </form>
  )
}
