import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { cx } from '../system/polymorphic.ts'
import { WarningCircleFill } from '../icons/drawn/warning-circle-fill.tsx'
import { useStyles } from '../system/use-styles.ts'
import { choiceStyles } from './choice.styles.ts'
import { fieldStyles } from './field.styles.ts'

interface Own {
  label: ReactNode
  /** A second line that explains. */
  description?: ReactNode
  error?: ReactNode
  /** Draws the checkbox in a box of its own, for an important choice. */
  card?: boolean
}
export interface CheckboxProps extends Own, Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {}

/** A checkbox that is submitted with its form. */
export function Checkbox({ label, description, error, card, ...native }: CheckboxProps) {
  useStyles(choiceStyles)
  useStyles(fieldStyles)
  const errorId = useId()
  const wiring = error ? ({ 'aria-invalid': true, 'aria-describedby': errorId } as const) : {}
  return (
    <div>
      <label className={cx('ml-choice', card && 'ml-choice--card')}>
        <input type="checkbox" {...native} {...wiring} />
        <span>
          {card ? <b>{label}</b> : <span>{label}</span>}
          {description && <small>{description}</small>}
        </span>
      </label>
      <span id={errorId} className={cx(Boolean(error) && 'ml-field__error')} aria-live="polite">
        {error && (
          <>
            <WarningCircleFill />
            <span>{error}</span>
          </>
        )}
      </span>
    </div>
  )
}

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'children'> {
  /** What the switch turns on. */
  label: string
  /** Shows the label next to the switch; otherwise only screen readers get it, as in a table. */
  labelShown?: boolean
  /** What is shown in its place, where the label also names the thing of a list. It should be part of the label. */
  caption?: string | undefined
}

/** A switch for a setting that takes effect at once. */
export function Switch({ label, labelShown, caption, ...native }: SwitchProps) {
  useStyles(choiceStyles)
  const shown = labelShown ? label : caption
  return (
    <label className={cx('ml-choice', !shown && 'ml-choice--bare')}>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox exposes its state */}
      <input type="checkbox" role="switch" aria-label={labelShown ? undefined : label} {...native} />
      {shown && <span>{shown}</span>}
    </label>
  )
}
