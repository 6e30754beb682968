import type { ElementType, ReactNode } from 'react'
import { css, styles, useStyles } from '../../system/use-styles.ts'
import { type AsProps, cx } from '../../system/polymorphic.ts'

const linkStyles = styles(
  'link',
  css`
    .ml-link {
      color: var(--colors-fg-link);
      font-weight: 600;
      text-align: start;
      text-decoration: underline;
      text-underline-offset: 3px;
      text-decoration-thickness: 1px;
      background: none;
      border: 0;
      padding: 0;
      cursor: pointer;
    }
    .ml-link:hover {
      text-decoration-thickness: 2px;
    }
  `,
)

interface Own {
  className?: string
  children?: ReactNode
}
export type TextLinkProps<E extends ElementType = 'a'> = AsProps<E, Own>

/** An underlined link inside text. */
export function TextLink<E extends ElementType = 'a'>({ as, className, ...rest }: TextLinkProps<E>) {
  useStyles(linkStyles)
  const Tag: ElementType = as ?? 'a'
  return <Tag className={cx('ml-link', className)} {...rest} />
}
