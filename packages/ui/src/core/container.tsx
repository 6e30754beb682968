import type { ElementType } from 'react'
import { css, styles, useStyles } from '../system/use-styles.ts'
import { type AsProps, cx } from '../system/polymorphic.ts'

const containerStyles = styles(
  'container',
  css`
    .ml-container {
      width: 100%;
      margin-inline: auto;
      max-width: var(--sizes-content);
      padding-inline: clamp(20px, 3.2vw, 40px);
    }
    .ml-container--wide {
      max-width: var(--sizes-wide);
      padding-inline: clamp(16px, 2.6vw, 36px);
    }
    .ml-container--wizard {
      max-width: var(--sizes-wizard);
      padding-inline: 20px;
    }
  `,
)

interface Own {
  /** Maximum width in px: 1280 for `content`, 1520 for the catalogue, 1200 for the booking steps. */
  width?: 'content' | 'wide' | 'wizard'
  className?: string
}
export type ContainerProps<E extends ElementType = 'div'> = AsProps<E, Own>

/** Centres the content of a page between its side margins. */
export function Container<E extends ElementType = 'div'>({
  as,
  width,
  className,
  ...rest
}: ContainerProps<E>) {
  useStyles(containerStyles)
  const Tag: ElementType = as ?? 'div'
  return <Tag className={cx('ml-container', width && `ml-container--${width}`, className)} {...rest} />
}
