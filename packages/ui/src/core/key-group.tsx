import type { ComponentPropsWithRef } from 'react'
import { css, styles, useStyles } from '../system/use-styles.ts'
import { cx } from '../system/polymorphic.ts'

const groupStyles = styles(
  'key-group',
  css`
    .ml-key-group {
      border: 0;
      margin: 0;
      padding: 0;
      min-width: 0;
    }
  `,
)

export interface KeyGroupProps extends ComponentPropsWithRef<'fieldset'> {
  label: string
}

/** A group of related controls with a shared key handler; key events bubble up to the group. */
export function KeyGroup({ label, className, ...rest }: KeyGroupProps) {
  useStyles(groupStyles)
  return <fieldset aria-label={label} className={cx('ml-key-group', className)} {...rest} />
}
