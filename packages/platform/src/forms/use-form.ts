import { useLocale } from '@metrolibre/platform'
import { useEffect, useMemo, useRef } from 'react'
import {
  useForm as useHookForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormHandleSubmit,
  type UseFormReturn,
} from 'react-hook-form'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import { problemFields } from './problem-fields.ts'
import { schemaResolver } from './schema-resolver.ts'
import { useTypedRegister } from './use-typed-register.ts'

/**
 * The error of a field that loses the focus appears only after the press that moved the focus. The message
 * moves everything below it, and a button that moves between press and release gets no click.
 */
const pressMs = 250

export type SchemaForm<S extends GenericSchema<FieldValues, FieldValues>> = UseFormReturn<
  InferInput<S>,
  unknown,
  InferOutput<S>
> & {
  showFields: (error: unknown) => boolean
  saved: (values: InferInput<S>, sent?: InferInput<S>) => boolean
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * Creates a form from a schema of the contract, so that it has the same rules and texts as the server. A
 * field is validated when it loses the focus and again at each change; on submit the first invalid field gets
 * the focus (RULES.md §9.7a). `showFields(error)` puts the server's messages under their fields and returns
 * whether there were any. `saved(values)` makes what was stored the state without unsaved changes; what was
 * typed while it was being saved stays, unsaved, and `saved` returns whether there is any of it. A form that is
 * not sent by `handleSubmit` also passes what it sent.
 */
export const useForm = <S extends GenericSchema<FieldValues, FieldValues>>(
  schema: S,
  { defaultValues }: { defaultValues: DefaultValues<InferInput<S>> },
): SchemaForm<S> => {
  const { locale } = useLocale()
  const resolver = useMemo(() => schemaResolver(schema, locale), [schema, locale])
  const form = useHookForm<InferInput<S>, unknown, InferOutput<S>>({
    resolver,
    defaultValues,
    mode: 'onTouched',
    delayError: pressMs,
  })
  const { trigger, setError, getValues, getFieldState, watch } = form
  const wrong = Object.keys(form.formState.errors).join()
  useEffect(() => {
    // Messages already on the page are translated when the language is switched.
    if (wrong) void trigger(wrong.split(',') as Path<InferInput<S>>[])
    // eslint-disable-next-line react-hooks/exhaustive-deps -- must run only when the language changes
  }, [locale])
  useEffect(() => {
    // Without a submit, the library would keep a message until the field loses the focus.
    const typing = watch((_, { name, type }) => {
      if (type === 'change' && name && getFieldState(name).error) void trigger(name)
    })
    return () => typing.unsubscribe()
  }, [watch, getFieldState, trigger])
  const showFields = (error: unknown): boolean => {
    const known = problemFields(error).filter(({ path }) => path.split('.')[0]! in getValues())
    for (const [index, { path, code, message }] of known.entries())
      setError(path as Path<InferInput<S>>, { type: code, message }, { shouldFocus: index === 0 })
    return known.length > 0
  }
  const submitted = useRef<InferInput<S>>(undefined)
  const handleSubmit: UseFormHandleSubmit<InferInput<S>, InferOutput<S>> = (onValid, onInvalid) =>
    form.handleSubmit((values, event) => {
      submitted.current = structuredClone(getValues())
      return onValid(values, event)
    }, onInvalid)
  const saved = (values: InferInput<S>, sent = submitted.current): boolean => {
    const typed: InferInput<S> = getValues()
    const names = Object.keys(values) as Path<InferInput<S>>[]
    const later = names.filter((name) => !isSame(typed[name], (sent ?? typed)[name]))
    // Fields with the focus are left alone, so that who goes on typing does so at the same place.
    form.reset(values, { keepValues: true })
    for (const name of names)
      if (!later.includes(name) && !isSame(typed[name], values[name]))
        form.setValue(name, values[name] as PathValue<InferInput<S>, typeof name>, { shouldDirty: true })
    return later.length > 0
  }
  return { ...form, register: useTypedRegister(form.register, locale), handleSubmit, showFields, saved }
}
