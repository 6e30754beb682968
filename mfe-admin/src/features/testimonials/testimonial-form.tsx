import { testimonialAdmin } from '@metrolibre/api-client'
import { FilmAddress, filmOf, requiredText, type Testimonial } from '@metrolibre/contract'
import {
  useFeedback,
  useIntl,
  usePageMutation,
  useQueryClient,
  useUnsavedChanges,
} from '@metrolibre/platform'
import { useForm, useWatch } from '@metrolibre/platform/forms'
import { Button, Panel, Stack, TextLink } from '@metrolibre/ui'
import { Textarea, TextInput } from '@metrolibre/ui/form'
import { useState } from 'react'
import { literal, maxLength, object, pipe, string, union } from 'valibot'
import { useChangedMeanwhile } from '../../list/use-changed-meanwhile.tsx'

const text = (max: number) => pipe(string(), maxLength(max, 'validation.max_length'))
const TestimonialSchema = object({
  name: requiredText(120),
  position: text(160),
  location: text(160),
  comment: text(1000),
  // Empty when there is only a text.
  url: union([literal(''), FilmAddress], 'validation.film_address'),
})

const names = ['name', 'position', 'location', 'comment', 'url'] as const

interface Props {
  /** Null for a new one. */
  testimonial: Testimonial | null
  /** Called once nothing is left to be saved. */
  onSaved?: (saved: Testimonial) => void
}

const empty = { name: '', position: '', location: '', comment: '' }

const valuesOf = ({ name, position, location, comment, url }: Omit<Testimonial, 'id' | 'lang'>) => ({
  name,
  position,
  location,
  comment,
  url: url ?? '',
})

/** What somebody said about the product, with the address of a film if there is one. */
export function TestimonialForm({ testimonial, onSaved }: Props) {
  const { formatMessage } = useIntl()
  const { showError, toast } = useFeedback()
  const client = useQueryClient()
  const create = usePageMutation(testimonialAdmin.create())
  const update = usePageMutation(testimonialAdmin.update())
  // What is typed is compared with what the form was filled with, whatever is read again meanwhile.
  const [filled, setFilled] = useState(testimonial)
  const record = { ...empty, ...filled, url: filled?.url ?? '', updatedAt: filled?.updatedAt ?? '' }
  const label = (name: (typeof names)[number]) => formatMessage({ id: `mfe-admin.testimonials.${name}` })
  const { forget, merged, ifUpdatedAt, explain, notice } = useChangedMeanwhile({
    record,
    read: async () => {
      const latest = await client.fetchQuery({
        ...testimonialAdmin.detail(filled?.id ?? ''),
        staleTime: 0,
      })
      return { ...latest, url: latest.url ?? '', updatedAt: latest.updatedAt ?? '' }
    },
    fields: names.map((name) => ({
      label: label(name),
      value: (one: Record<typeof name, string>) => one[name],
    })),
  })
  const form = useForm(TestimonialSchema, { defaultValues: valuesOf(record) })
  const { isDirty, isSubmitting, errors } = form.formState
  useUnsavedChanges(isDirty && !isSubmitting)
  const address = useWatch({ control: form.control, name: 'url' })
  const submit = form.handleSubmit(async (values) => {
    const typed = merged(values)
    const body = { ...typed, url: typed.url || null }
    try {
      const saved = filled
        ? await update.mutateAsync({ id: filled.id, ...body, ...(ifUpdatedAt && { ifUpdatedAt }) })
        : await create.mutateAsync(body)
      forget()
      setFilled(saved)
      toast(formatMessage({ id: 'mfe-admin.saved' }))
      if (!form.saved(valuesOf(saved))) onSaved?.(saved)
    } catch (error) {
      if (!(await explain(error)) && !form.showFields(error)) await showError(error)
    }
  })
  const field = (one: (typeof names)[number], max: number) => ({
    label: label(one),
    maxLength: max,
    error: errors[one]?.message,
    ...form.register(one),
  })
  return (
    <Panel as="form" padded noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="5" align="stretch">
        {notice}
        <TextInput {...field('name', 120)} />
        <TextInput {...field('position', 160)} />
        <TextInput {...field('location', 160)} />
        <Textarea rows={5} {...field('comment', 1000)} />
        <TextInput
          {...field('url', 500)}
          inputMode="url"
          help={formatMessage({ id: 'mfe-admin.testimonials.urlHelp' })}
        />
        {address && filmOf(address) && (
          <TextLink href={address} target="_blank" rel="noopener noreferrer">
            {formatMessage({ id: 'mfe-admin.testimonials.seeFilm' })}
          </TextLink>
        )}
        <Button type="submit" loading={isSubmitting} style={{ alignSelf: 'flex-start' }}>
          {formatMessage({ id: 'mfe-admin.save' })}
        </Button>
      </Stack>
    </Panel>
  )
}
