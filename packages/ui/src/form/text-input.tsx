import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../system/polymorphic.ts'
import { useStyles } from '../system/use-styles.ts'
import { Field, type FieldProps, splitField, useField } from './field.tsx'
import { inputStyles } from './field.styles.ts'
import { useEmptyMark } from './use-empty-mark.ts'

type Native = Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'size'>

export interface InputBoxProps {
  /** 44 px high instead of 48. */
  compact?: boolean
  /** An icon or text before the value. */
  prefix?: ReactNode
  /** A unit or an icon after the value. */
  suffix?: ReactNode
}

export interface TextInputProps extends FieldProps, InputBoxProps, Native {}

function Box({ compact, prefix, suffix, ...native }: InputBoxProps & Native) {
  useStyles(inputStyles)
  const wiring = useField()
  return (
    <span className={cx('ml-input', compact && 'ml-input--sm')}>
      {typeof prefix === 'string' ? <span>{prefix}</span> : prefix}
      <input type="text" {...native} {...wiring} />
      {typeof suffix === 'string' ? <span>{suffix}</span> : suffix}
    </span>
  )
}

interface DateKind {
  type?: 'date' | 'month'
}

/** A one-line text input: `<TextInput label=… error=… {...register('email')} />`. */
export function TextInput(props: TextInputProps) {
  const { texts, control } = splitField(props)
  return (
    <Field {...texts}>
      <Box {...control} />
    </Field>
  )
}

/** A number with its unit. The browser's spin buttons are hidden; the arrow keys still work. */
export function NumberInput(props: TextInputProps) {
  return <TextInput inputMode="decimal" step="any" {...props} type="number" />
}

/** A date input whose value is 'YYYY-MM-DD', without a time zone; of months 'YYYY-MM'. */
export function DateInput({ ref, type = 'date', ...props }: Omit<TextInputProps, 'type'> & DateKind) {
  return <TextInput {...props} ref={useEmptyMark(ref)} type={type} />
}
