import { team, teamAdmin } from '@metrolibre/api-client'
import { requiredText, type TeamMember } from '@metrolibre/contract'
import {
  useFeedback,
  useIntl,
  usePageMutation,
  useQueryClient,
  useUnsavedChanges,
} from '@metrolibre/platform'
import { useForm } from '@metrolibre/platform/forms'
import { Button, Panel, Stack } from '@metrolibre/ui'
import { Switch, Textarea, TextInput } from '@metrolibre/ui/form'
import { useState } from 'react'
import { boolean, maxLength, object, pipe, string } from 'valibot'
import { useChangedMeanwhile } from '../../list/use-changed-meanwhile.tsx'

const text = (max: number) => pipe(string(), maxLength(max, 'validation.max_length'))
const MemberSchema = object({
  name: requiredText(120),
  position: text(160),
  description: text(1000),
  isVisible: boolean(),
})

const fieldNames = ['name', 'position', 'description', 'isVisible'] as const

interface Props {
  /** Null for a new one. */
  member: TeamMember | null
  /** Called once nothing is left to be saved. */
  onSaved?: (saved: TeamMember) => void
}

const nobody = { name: '', position: '', description: '', isVisible: true }

const valuesOf = ({ name, position, description, isVisible }: typeof nobody) => ({
  name,
  position,
  description,
  isVisible,
})

/** The words about a member, and whether everybody sees them. */
export function MemberForm({ member, onSaved }: Props) {
  const { formatMessage } = useIntl()
  const { showError, toast } = useFeedback()
  const client = useQueryClient()
  const add = usePageMutation(teamAdmin.add())
  const update = usePageMutation(teamAdmin.update())
  // What is typed is compared with what the form was filled with, whatever is read again meanwhile.
  const [filled, setFilled] = useState(member)
  const record = { ...nobody, ...filled, updatedAt: filled?.updatedAt ?? '' }
  const label = (name: 'name' | 'position' | 'about' | 'visible') =>
    formatMessage({ id: `mfe-admin.team.${name}` })
  // A new portrait makes a newer version, in which nothing of this form is different.
  const isSame = member !== null && fieldNames.every((one) => member[one] === record[one])
  const { forget, merged, ifUpdatedAt, explain, notice } = useChangedMeanwhile({
    record: isSame ? { ...record, updatedAt: member.updatedAt ?? '' } : record,
    read: async () => {
      const { personal } = await client.fetchQuery({ ...team.all({ asAdmin: true }), staleTime: 0 })
      const latest = personal.find(({ id }) => id === filled?.id)
      return { ...record, ...latest, updatedAt: latest?.updatedAt ?? '' }
    },
    fields: [
      { label: label('name'), value: ({ name }) => name },
      { label: label('position'), value: ({ position }) => position },
      { label: label('about'), value: ({ description }) => description },
      {
        label: label('visible'),
        value: ({ isVisible }) => formatMessage({ id: isVisible ? 'mfe-admin.yes' : 'mfe-admin.no' }),
      },
    ],
  })
  const form = useForm(MemberSchema, { defaultValues: valuesOf(record) })
  const { isDirty, isSubmitting, errors } = form.formState
  useUnsavedChanges(isDirty && !isSubmitting)
  const submit = form.handleSubmit(async (values) => {
    try {
      const saved = filled
        ? await update.mutateAsync({ id: filled.id, ...merged(values), ...(ifUpdatedAt && { ifUpdatedAt }) })
        : await add.mutateAsync(values)
      forget()
      setFilled(saved)
      toast(formatMessage({ id: 'mfe-admin.saved' }))
      if (!form.saved(valuesOf(saved))) onSaved?.(saved)
    } catch (error) {
      if (!(await explain(error)) && !form.showFields(error)) await showError(error)
    }
  })
  return (
    <Panel as="form" padded noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="5" align="stretch">
        {notice}
        <TextInput
          label={label('name')}
          maxLength={120}
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextInput
          label={label('position')}
          maxLength={160}
          error={errors.position?.message}
          {...form.register('position')}
        />
        <Textarea
          label={label('about')}
          rows={4}
          maxLength={1000}
          error={errors.description?.message}
          {...form.register('description')}
        />
        <Switch label={label('visible')} labelShown {...form.register('isVisible')} />
        <Button type="submit" loading={isSubmitting} style={{ alignSelf: 'flex-start' }}>
          {formatMessage({ id: 'mfe-admin.save' })}
        </Button>
      </Stack>
    </Panel>
  )
}
