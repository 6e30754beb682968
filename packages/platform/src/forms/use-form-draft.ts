import { useSession } from '@metrolibre/platform'
import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { GenericSchema } from 'valibot'
import { openDraft } from './open-draft.ts'

/**
 * Keeps what is typed into a form until it is sent or taken back, and puts it there again when the form is opened
 * the next time. `schema` names the fields that are kept. Works before it is known who is signed in.
 */
export const useFormDraft = <Values extends FieldValues, Output>(
  { watch, reset, getValues, formState }: UseFormReturn<Values, unknown, Output>,
  name: string,
  schema: GenericSchema<unknown, Partial<Values>>,
): void => {
  const { status, user } = useSession()
  const who = status === 'loading' ? undefined : (user?.id ?? null)
  const { isDirty } = formState
  /** Who typed what stands in the form; undefined while that is nothing. */
  const typist = useRef<string | null>(undefined)
  useEffect(() => {
    if (who === undefined) return
    if (isDirty) {
      // What one person typed is not kept for the next one who signs in; what a visitor typed is.
      if (typist.current) return
      if (typist.current === null) openDraft(name, schema, null).forget()
      typist.current = who
      openDraft(name, schema, who).write(getValues())
    } else if (typist.current !== undefined) {
      openDraft(name, schema, typist.current).forget()
      typist.current = undefined
    } else {
      const kept = openDraft(name, schema, who).read()
      if (kept) reset({ ...getValues(), ...kept }, { keepDefaultValues: true })
    }
  }, [who, isDirty, name, schema, getValues, reset])
  useEffect(() => {
    if (who === undefined) return
    const { write } = openDraft(name, schema, who)
    // Without a field it was the form itself that was filled or emptied.
    const { unsubscribe } = watch((values, { name: field }) => {
      if (field && typist.current === who) write(values)
    })
    return unsubscribe
  }, [who, name, schema, watch])
}
