import type { ComponentPropsWithRef } from 'react'
import { useStyles } from '../system/use-styles.ts'
import { Field, type FieldProps, splitField, useField } from './field.tsx'
import { inputStyles } from './field.styles.ts'

export interface TextareaProps extends FieldProps, ComponentPropsWithRef<'textarea'> {}

function Box(native: ComponentPropsWithRef<'textarea'>) {
  useStyles(inputStyles)
  const wiring = useField()
  return (
    <span className="ml-input">
      <textarea rows={4} {...native} {...wiring} />
    </span>
  )
}

/** A text input with several lines. */
export function Textarea(props: TextareaProps) {
  const { texts, control } = splitField(props)
  return (
    <Field {...texts}>
      <Box {...control} />
    </Field>
  )
}
