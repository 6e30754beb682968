// Forms are an entry of their own, because the first view of most pages needs none.
// Its files import the package by name: where a remote brings its own copy, the contexts stay the host's.
export { Controller, useFieldArray, useFormContext, useWatch } from 'react-hook-form'
export type { Control, FieldValues, Path, UseFormReturn } from 'react-hook-form'
export { openDraft, type Draft } from './open-draft.ts'
export { schemaResolver } from './schema-resolver.ts'
export { useDraft } from './use-draft.ts'
export { useFormDraft } from './use-form-draft.ts'
export { useForm, type SchemaForm } from './use-form.ts'
