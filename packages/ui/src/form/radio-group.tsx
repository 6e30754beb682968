import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { cx } from '../system/polymorphic.ts'
import { useStyles } from '../system/use-styles.ts'
import { FieldGroup, type FieldProps } from './field.tsx'
import { choiceStyles, segmentStyles } from './choice.styles.ts'

export interface RadioOption<V extends string = string> {
  value: V
  label: ReactNode
  description?: ReactNode
  disabled?: boolean
}

export interface RadioGroupProps<V extends string = string> extends FieldProps {
  options: readonly RadioOption<V>[]
  /** Controlled: the chosen value and what to do with another. */
  value?: V | null
  onValueChange?: (value: V) => void
  /** Uncontrolled: what `register(name)` of a form gives, spread on every radio. */
  register?: ComponentPropsWithRef<'input'>
}

interface RadioProps<V extends string> extends Omit<RadioGroupProps<V>, keyof FieldProps | 'options'> {
  option: RadioOption<V>
  name: string
}

function Radio<V extends string>({ option, name, value, onValueChange, register }: RadioProps<V>) {
  const controlled = onValueChange && {
    checked: value === option.value,
    onChange: () => onValueChange(option.value),
  }
  return (
    <input
      type="radio"
      name={name}
      value={option.value}
      disabled={option.disabled}
      {...controlled}
      {...register}
    />
  )
}

export interface ChoiceGroupProps<V extends string = string> extends RadioGroupProps<V> {
  /** Each in a box of its own. `pairs` puts two side by side where there is room. */
  cards?: boolean | 'pairs'
}

/** One of a few, all in sight. Arrow keys move between them. */
export function RadioGroup<V extends string>({
  options,
  cards,
  value,
  onValueChange,
  register,
  ...texts
}: ChoiceGroupProps<V>) {
  useStyles(choiceStyles)
  const name = useId()
  return (
    <FieldGroup {...texts}>
      <div className={cx('ml-choices', cards === 'pairs' && 'ml-choices--pairs')}>
        {options.map((option) => (
          <label key={option.value} className={cx('ml-choice', cards && 'ml-choice--card')}>
            <Radio
              option={option}
              name={name}
              value={value}
              onValueChange={onValueChange}
              register={register}
            />
            <span>
              {cards ? <b>{option.label}</b> : <span>{option.label}</span>}
              {option.description && <small>{option.description}</small>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

export interface SegmentedControlProps<V extends string = string> extends RadioGroupProps<V> {
  compact?: boolean
}

/** Two or three short choices side by side. */
export function SegmentedControl<V extends string>({
  options,
  compact,
  value,
  onValueChange,
  register,
  ...texts
}: SegmentedControlProps<V>) {
  useStyles(segmentStyles)
  const name = useId()
  return (
    <FieldGroup {...texts}>
      <div className={cx('ml-segments', compact && 'ml-segments--sm')}>
        {options.map((option) => (
          <label key={option.value}>
            <Radio
              option={option}
              name={name}
              value={value}
              onValueChange={onValueChange}
              register={register}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
