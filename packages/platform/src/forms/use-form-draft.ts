import { useSession } from '@metrolibre/platform'
import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { GenericSchema } from 'valibot'
import { openDraft } from './open-draft.ts'

/**
 * Keeps what is typed into a form until it is sent or undone, and restores it when the form is opened the
 * next time. `schema` names the fields that are kept. It can be called before the session is known.
 */
export const useFormDraft = <Values extends FieldValues, Output>(
  { watch, reset, getValues, formState, subscribe }: UseFormReturn<Values, unknown, Output>,
  name: string,
  schema: GenericSchema<unknown, Partial<Values>>,
): void => {
  const { status, user } = useSession()
  const who = status === 'loading' ? undefined : (user?.id ?? null)
  const { isDirty } = formState
  /** Id of the user whose input is in the form, null for a visitor, undefined while nothing was typed. */
  const typist = useRef<string | null>(undefined)
  useEffect(() => {
    if (who === undefined) return
    if (isDirty) {
      // One user's input is not kept for the next user who signs in; a visitor's input is.
      if (typist.current) return
      if (typist.current === null) openDraft(name, schema, null).forget()
      typist.current = who
      openDraft(name, schema, who).write(getValues())
    } else if (typist.current === undefined) {
      const kept = openDraft(name, schema, who).read()
      if (kept) reset({ ...getValues(), ...kept }, { keepDefaultValues: true })
    }
  }, [who, isDirty, name, schema, getValues, reset])
  useEffect(
    () =>
      // Not by an effect: a form that was sent may leave the page with the state that says so.
      subscribe({
        formState: { isDirty: true },
        callback: ({ isDirty: isStillDirty }) => {
          if (isStillDirty || typist.current === undefined) return
          openDraft(name, schema, typist.current).forget()
          typist.current = undefined
        },
      }),
    [name, schema, subscribe],
  )
  useEffect(() => {
    if (who === undefined) return
    const { write } = openDraft(name, schema, who)
    // A change without a field name is a reset of the whole form, not something a user typed.
    const { unsubscribe } = watch((values, { name: field }) => {
      if (field && typist.current === who) write(values)
    })
    return unsubscribe
  }, [who, name, schema, watch])
}
