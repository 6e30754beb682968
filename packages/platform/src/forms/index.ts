// Forms are a separate entry, because the first view of most pages needs none. The files in this folder
// import the package by its name: a remote may bundle its own copy of them, and must still use the host's
// contexts.
export { Controller, useController, useFieldArray, useFormContext, useWatch } from 'react-hook-form'
export type { Control, FieldValues, Path, UseFormReturn } from 'react-hook-form'
export { forgetDrafts, openDraft, type Draft } from './open-draft.ts'
export { toChoice, toDecimal, toFactor, toNumber } from './typed-values.ts'
export { schemaResolver } from './schema-resolver.ts'
export { useDraft } from './use-draft.ts'
export { useFormDraft } from './use-form-draft.ts'
export { useForm, type SchemaForm } from './use-form.ts'
