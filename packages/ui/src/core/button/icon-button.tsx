import type { ElementType, ReactNode } from 'react'
import type { AsProps } from '../../system/polymorphic.ts'
import { cx } from '../../system/polymorphic.ts'
import { Button, type ButtonVariant } from './button.tsx'

interface Own {
  /** What the button does; read aloud, and shown on hover. */
  label: string
  icon: ReactNode
  variant?: ButtonVariant
  size?: 'sm' | 'md'
  loading?: boolean
  className?: string
}
export type IconButtonProps<E extends ElementType = 'button'> = AsProps<E, Own>

/** A square button with an icon only. */
export function IconButton<E extends ElementType = 'button'>(props: IconButtonProps<E>) {
  const { label, icon, variant = 'ghost', className, ...rest } = props as IconButtonProps<'button'>
  return (
    <Button
      {...rest}
      variant={variant}
      icon={icon}
      className={cx('ml-button--icon', className)}
      aria-label={label}
      title={label}
    />
  )
}
