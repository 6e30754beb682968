import { useIntl } from '@metrolibre/platform'
import { useWatch, type SchemaForm } from '@metrolibre/platform/forms'
import { safeParse } from 'valibot'
import { PostSchema } from './post-schema.ts'

const fields = ['title', 'description', 'category', 'webSite', 'instagram'] as const
/** Fields that are written, but wrong: however many, they are one thing to do. */
const corrected: ReadonlySet<string> = new Set(['webSite', 'instagram'])

/** Names the fields that keep a post from being sent. Renders nothing when there are none. */
export function WhatIsMissing({ form: { control } }: { form: SchemaForm<typeof PostSchema> }) {
  const { formatMessage } = useIntl()
  const result = safeParse(PostSchema, useWatch({ control }))
  if (result.success) return null
  const wrong = new Set(result.issues.map(({ path }) => path?.[0]?.key))
  const missing = fields.filter((field) => wrong.has(field))
  const empty = missing.filter((field) => !corrected.has(field))
  const names = missing.map((field) => formatMessage({ id: `mfe-public.postForm.missing.${field}` }))
  const [last, ...others] = names.toReversed()
  const all =
    others.length > 0
      ? formatMessage(
          { id: 'mfe-public.postForm.missing.and' },
          { others: others.toReversed().join(', '), last },
        )
      : last
  return formatMessage(
    { id: 'mfe-public.postForm.missing' },
    { count: empty.length + (empty.length < missing.length ? 1 : 0), names: all },
  )
}
