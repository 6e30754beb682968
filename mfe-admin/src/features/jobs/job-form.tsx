import { jobAdmin } from '@metrolibre/api-client'
import { countries, employmentTypes, jobTextLimits, type AdminJob } from '@metrolibre/contract'
import {
  useFeedback,
  useIntl,
  usePageMutation,
  useQueryClient,
  useUnsavedChanges,
} from '@metrolibre/platform'
import { useForm } from '@metrolibre/platform/forms'
import { Button, Grid, Panel, Stack } from '@metrolibre/ui'
import { DateInput, FieldGroup, Select, Switch, Textarea, TextInput } from '@metrolibre/ui/form'
import { useState } from 'react'
import { useChangedMeanwhile } from '../../list/use-changed-meanwhile.tsx'
import { emptyJob, jobInputOf, JobSchema, jobValuesOf, type OpeningValues } from './job-values.ts'

const labels = {
  title: 'name',
  description: 'text',
  titleEn: 'nameEn',
  descriptionEn: 'textEn',
  city: 'city',
  country: 'country',
  employmentType: 'kind',
  isRemote: 'isRemote',
  validThrough: 'until',
} as const
const names = Object.keys(labels) as (keyof OpeningValues)[]

interface Props {
  /** Null for a new one. */
  job: AdminJob | null
  /** Called once nothing is left to be saved. */
  onSaved?: (saved: AdminJob) => void
}

/** What an opening offers, where, and until when. */
export function JobForm({ job, onSaved }: Props) {
  const { formatMessage } = useIntl()
  const { showError, toast } = useFeedback()
  const client = useQueryClient()
  const create = usePageMutation(jobAdmin.create())
  const update = usePageMutation(jobAdmin.update())
  // What is typed is compared with what the form was filled with, whatever is read again meanwhile.
  const [filled, setFilled] = useState(job)
  const first = filled ? jobValuesOf(filled) : emptyJob
  const label = (name: keyof OpeningValues) => formatMessage({ id: `mfe-admin.jobs.${labels[name]}` })
  const kindText = (kind: AdminJob['employmentType']) =>
    formatMessage({ id: `mfe-admin.jobs.kindOf.${kind}` })
  const textOf = (name: keyof OpeningValues, values: OpeningValues): string =>
    name === 'isRemote'
      ? formatMessage({ id: values.isRemote ? 'mfe-admin.yes' : 'mfe-admin.no' })
      : name === 'employmentType'
        ? kindText(values.employmentType)
        : values[name]
  // The switch on this page makes a newer version, in which nothing of this form is different.
  const isSame = job !== null && JSON.stringify(jobValuesOf(job)) === JSON.stringify(first)
  const { forget, merged, ifUpdatedAt, explain, notice } = useChangedMeanwhile({
    record: { ...first, updatedAt: (isSame ? job : filled)?.updatedAt ?? '' },
    read: async () => {
      const latest = await client.fetchQuery({ ...jobAdmin.detail(filled?.id ?? ''), staleTime: 0 })
      return { ...jobValuesOf(latest), updatedAt: latest.updatedAt }
    },
    fields: names.map((name) => ({ label: label(name), value: (one: OpeningValues) => textOf(name, one) })),
  })
  const form = useForm(JobSchema, { defaultValues: first })
  const { isDirty, isSubmitting, errors } = form.formState
  useUnsavedChanges(isDirty && !isSubmitting)
  const submit = form.handleSubmit(async (values) => {
    const input = jobInputOf(merged(values))
    try {
      const saved = filled
        ? await update.mutateAsync({ id: filled.id, ...input, ...(ifUpdatedAt && { ifUpdatedAt }) })
        : await create.mutateAsync(input)
      forget()
      setFilled(saved)
      toast(formatMessage({ id: 'mfe-admin.saved' }))
      if (!form.saved(jobValuesOf(saved))) onSaved?.(saved)
    } catch (error) {
      if (!(await explain(error)) && !form.showFields(error)) await showError(error)
    }
  })
  const field = (name: Exclude<keyof OpeningValues, 'isRemote'>) => ({
    label: label(name),
    error: errors[name]?.message,
    ...form.register(name),
  })
  const { title, description, city } = jobTextLimits
  return (
    <Panel as="form" padded noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="5" align="stretch">
        {notice}
        <TextInput {...field('title')} maxLength={title} />
        <Textarea
          {...field('description')}
          rows={6}
          maxLength={description}
          help={formatMessage({ id: 'mfe-admin.jobs.textHelp' })}
        />
        <FieldGroup
          label={formatMessage({ id: 'mfe-admin.jobs.english' })}
          help={formatMessage({ id: 'mfe-admin.jobs.englishHelp' })}
        >
          <Stack gap="4" align="stretch">
            <TextInput {...field('titleEn')} maxLength={title} />
            <Textarea {...field('descriptionEn')} rows={6} maxLength={description} />
          </Stack>
        </FieldGroup>
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4" alignItems="start">
          <TextInput {...field('city')} maxLength={city} />
          <Select {...field('country')} options={countries.map((value) => ({ value, label: value }))} />
          <Select
            {...field('employmentType')}
            options={employmentTypes.map((value) => ({ value, label: kindText(value) }))}
          />
          <DateInput {...field('validThrough')} help={formatMessage({ id: 'mfe-admin.jobs.untilHelp' })} />
        </Grid>
        <Switch label={label('isRemote')} labelShown {...form.register('isRemote')} />
        <Button type="submit" loading={isSubmitting} style={{ alignSelf: 'flex-start' }}>
          {formatMessage({ id: 'mfe-admin.save' })}
        </Button>
      </Stack>
    </Panel>
  )
}
