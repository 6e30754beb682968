import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../system/polymorphic.ts'
import { CaretDown } from '../icons/drawn/caret-down.tsx'
import { useStyles } from '../system/use-styles.ts'
import { Field, type FieldProps, splitField, useField } from './field.tsx'
import { inputStyles } from './field.styles.ts'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
  /** Options of the same group are listed together under its name. */
  group?: string
}

interface Own {
  options: readonly SelectOption[]
  /** The empty option, such as 'Elige una comuna'. */
  placeholder?: string
  compact?: boolean
  prefix?: ReactNode
}
export interface SelectProps
  extends FieldProps, Own, Omit<ComponentPropsWithRef<'select'>, 'prefix' | 'children'> {}

const Option = ({ value, label, disabled }: SelectOption) => (
  <option value={value} disabled={disabled}>
    {label}
  </option>
)

function Options({ options }: { options: readonly SelectOption[] }) {
  const groups = Map.groupBy(options, (option) => option.group ?? '')
  return [...groups].map(([group, members]) => {
    const drawn = members.map((option) => <Option key={option.value} {...option} />)
    return group === '' ? (
      drawn
    ) : (
      <optgroup key={group} label={group}>
        {drawn}
      </optgroup>
    )
  })
}

function Box({ options, placeholder, compact, prefix, ...native }: Omit<SelectProps, keyof FieldProps>) {
  useStyles(inputStyles)
  const wiring = useField()
  return (
    <span className={cx('ml-input', compact && 'ml-input--sm')}>
      {prefix}
      <select {...native} {...wiring}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        <Options options={options} />
      </select>
      <CaretDown />
    </span>
  )
}

/** A choice of one among several: the browser's own `select`, which works with every keyboard and phone. */
export function Select(props: SelectProps) {
  const { texts, control } = splitField(props)
  return (
    <Field {...texts}>
      <Box {...control} />
    </Field>
  )
}
