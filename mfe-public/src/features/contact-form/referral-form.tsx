import { contact } from '@metrolibre/api-client'
import { ReferralBody } from '@metrolibre/contract'
import {
  FormattedMessage,
  useCaptcha,
  useErrorText,
  useIntl,
  usePageMutation,
  useUnsavedChanges,
  type TextName,
} from '@metrolibre/platform'
import { useForm, useFormDraft } from '@metrolibre/platform/forms'
import { Alert, Button, Grid, Stack } from '@metrolibre/ui'
import { Textarea, TextInput } from '@metrolibre/ui/form'
import { object, string } from 'valibot'
import { Answered } from './answered.tsx'
import { Trap } from './trap.tsx'
import { useFocusAgain } from './use-focus-again.ts'

const Draft = object({ name: string(), email: string(), place: string(), owner: string(), message: string() })
const empty = { name: '', email: '', place: '', owner: '', message: '', website: '' }

/** A form to recommend a place. What was typed is kept until it has been sent. */
export function ReferralForm() {
  const { formatMessage } = useIntl()
  const form = useForm(ReferralBody, { defaultValues: empty })
  const { register, handleSubmit, reset, setFocus, showFields, formState } = form
  useFormDraft(form, 'referral', Draft)
  const prove = useCaptcha(formState.isDirty)
  const { mutateAsync } = usePageMutation(contact.refer())
  const send = usePageMutation({
    mutationFn: async (body: ReferralBody) => mutateAsync({ ...body, recaptchaToken: await prove() }),
    onSuccess: () => reset(empty),
    onError: (error) => void showFields(error),
  })
  useUnsavedChanges(formState.isDirty)
  useFocusAgain(Boolean(send.data), () => setFocus('name'))
  if (send.data)
    return (
      <Answered>
        <Alert tone="ok" title={send.data.message}>
          <FormattedMessage id="mfe-public.work.refer.next" />
        </Alert>
        <Button variant="outline" onClick={() => send.reset()}>
          <FormattedMessage id="mfe-public.work.refer.again" />
        </Button>
      </Answered>
    )
  const { errors } = formState
  const label = (field: TextName<'mfe-public.work.refer.field'>) =>
    formatMessage({ id: `mfe-public.work.refer.field.${field}` })
  const optional = formatMessage({ id: 'mfe-public.work.refer.optional' })
  return (
    <form noValidate onSubmit={handleSubmit((body) => send.mutate(body))}>
      <Stack gap="4">
        <Grid gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4" alignItems="start">
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
        </Grid>
        <TextInput
          label={label('place')}
          help={label('placeHelp')}
          error={errors.place?.message}
          {...register('place')}
        />
        <TextInput
          label={label('owner')}
          optionalText={optional}
          help={label('ownerHelp')}
          error={errors.owner?.message}
          {...register('owner')}
        />
        <Textarea
          label={label('message')}
          optionalText={optional}
          rows={4}
          error={errors.message?.message}
          {...register('message')}
        />
        <Trap label={label('website')} {...register('website')} />
        <Refused error={send.error} />
        <Button type="submit" size="lg" loading={send.isPending}>
          <FormattedMessage id="mfe-public.work.refer.action" />
        </Button>
      </Stack>
    </form>
  )
}

/** Shows why the recommendation was not sent, with the server's text. */
function Refused({ error }: { error: unknown }) {
  const words = useErrorText()
  if (!error) return null
  const { text, reference } = words(error)
  return (
    <Alert tone="bad" title={<FormattedMessage id="mfe-public.work.refer.failed" />} reference={reference}>
      {text}
    </Alert>
  )
}
