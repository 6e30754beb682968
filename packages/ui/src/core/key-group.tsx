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

/** Controls that belong together and share keys of their own, which bubble up from them. */
export function KeyGroup({ label, className, ...rest }: KeyGroupProps) {
  useStyles(groupStyles)
  return <fieldset aria-label={label} className={cx('ml-key-group', className)} {...rest} />
}
