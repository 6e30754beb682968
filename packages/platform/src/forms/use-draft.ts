import { useSession } from '@metrolibre/platform'
import { useMemo } from 'react'
import type { GenericSchema, InferOutput } from 'valibot'
import { openDraft, type Draft } from './open-draft.ts'

/**
 * Returns the signed-in user's draft of a form. Use it only on pages that are rendered after the session is
 * known.
 */
export const useDraft = <S extends GenericSchema>(form: string, schema: S): Draft<InferOutput<S>> => {
  const who = useSession().user?.id ?? null
  return useMemo(() => openDraft(form, schema, who), [form, schema, who])
}
