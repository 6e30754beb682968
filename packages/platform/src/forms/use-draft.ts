import { useSession } from '@metrolibre/platform'
import { useMemo } from 'react'
import type { GenericSchema, InferOutput } from 'valibot'
import { openDraft, type Draft } from './open-draft.ts'

/** The draft that whoever is signed in has of a form; for pages that nobody sees before it is known who they are. */
export const useDraft = <S extends GenericSchema>(form: string, schema: S): Draft<InferOutput<S>> => {
  const who = useSession().user?.id ?? null
  return useMemo(() => openDraft(form, schema, who), [form, schema, who])
}
