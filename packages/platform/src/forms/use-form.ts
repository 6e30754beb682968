import { useLocale } from '@metrolibre/platform'
import { useEffect, useMemo } from 'react'
import {
  useForm as useHookForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import { problemFields } from './problem-fields.ts'
import { schemaResolver } from './schema-resolver.ts'

/**
 * A complaint about the field that is left appears after the press that left it: it moves what stands below, and a
 * button that moves away between press and release is not pressed.
 */
const pressMs = 250

export type SchemaForm<S extends GenericSchema<FieldValues, FieldValues>> = UseFormReturn<
  InferInput<S>,
  unknown,
  InferOutput<S>
> & { showFields: (error: unknown) => boolean }

/**
 * A form over a schema of the contract: the same rules and texts as the server's. A field is checked when it
 * is left and again at each change; the first wrong one is focused on submit (RULES.md §10).
 * `showFields(error)` puts a refusal's field messages under their fields and says whether there were any.
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
  const { trigger, setError, getValues } = form
  const wrong = Object.keys(form.formState.errors).join()
  useEffect(() => {
    // Complaints that stand on the page are said again in the new language.
    if (wrong) void trigger(wrong.split(',') as Path<InferInput<S>>[])
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only the language asks for it
  }, [locale])
  const showFields = (error: unknown): boolean => {
    const known = problemFields(error).filter(({ path }) => path.split('.')[0]! in getValues())
    for (const [index, { path, code, message }] of known.entries())
      setError(path as Path<InferInput<S>>, { type: code, message }, { shouldFocus: index === 0 })
    return known.length > 0
  }
  return { ...form, showFields }
}
