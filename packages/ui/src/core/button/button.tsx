import type { ElementType, MouseEvent, ReactNode } from 'react'
import { useStyles } from '../../system/use-styles.ts'
import { Spinner } from '../spinner.tsx'
import { type AsProps, cx } from '../../system/polymorphic.ts'
import { buttonStyles } from './button.styles.ts'

export type ButtonVariant = 'cta' | 'primary' | 'outline' | 'ghost' | 'soft' | 'danger'

interface Own {
  /** Use `cta` once per view, for the action that commits. Default `primary`. */
  variant?: ButtonVariant
  /** 36, 44 or 54 px high; the small one still has a press target of 44 px. */
  size?: 'sm' | 'md' | 'lg'
  full?: boolean
  /** Shows a spinner, keeps the width and ignores clicks; the button stays focusable. */
  loading?: boolean
  /** Drawn before the text. */
  icon?: ReactNode
  /** Drawn after the text. */
  trailingIcon?: ReactNode
  className?: string
  children?: ReactNode
}
export type ButtonProps<E extends ElementType = 'button'> = AsProps<E, Own>

/** A button, or a link that looks like one with `as={Link} to=…`. */
export function Button<E extends ElementType = 'button'>(props: ButtonProps<E>) {
  const {
    as,
    variant = 'primary',
    size = 'md',
    full,
    loading,
    icon,
    trailingIcon,
    className,
    children,
    ...rest
  } = props as ButtonProps<'button'> & { as?: ElementType }
  useStyles(buttonStyles)
  const Tag: ElementType = as ?? 'button'
  const type = Tag === 'button' ? { type: rest.type ?? ('button' as const) } : {}
  const busy = loading && {
    'aria-busy': true,
    'aria-disabled': true,
    onClick: (event: MouseEvent) => event.preventDefault(),
  }
  return (
    <Tag
      className={cx(
        'ml-button',
        `ml-button--${variant}`,
        size !== 'md' && `ml-button--${size}`,
        full && 'ml-button--full',
        className,
      )}
      {...rest}
      {...type}
      {...busy}
    >
      {loading ? <Spinner size={18} /> : icon}
      <span className="ml-button__text">{children}</span>
      {trailingIcon}
    </Tag>
  )
}
