import type { ElementType, ReactNode } from 'react'
import { pressTarget } from '../../system/press-target.ts'
import { css, styles, useStyles } from '../../system/use-styles.ts'
import { type AsProps, cx } from '../../system/polymorphic.ts'

const linkStyles = styles(
  'link',
  css`
    .ml-link {
      color: var(--colors-fg-link);
      font-weight: 600;
      /* Also of a button, whose own alignment is the middle. */
      text-align: inherit;
      text-decoration: underline;
      text-underline-offset: 3px;
      text-decoration-thickness: 1px;
      background: none;
      border: 0;
      padding: 0;
      position: relative;
      cursor: pointer;
    }
    .ml-link:hover {
      text-decoration-thickness: 2px;
    }
    .ml-link::before {
      ${pressTarget}
    }
    /* Among other words a wider target would lie over the links in the lines above and below. */
    p .ml-link:not(.ml-target),
    .ml-link--inline {
      position: static;
    }
    p .ml-link:not(.ml-target)::before,
    .ml-link--inline::before {
      content: none;
    }
  `,
)

interface Own {
  className?: string
  /** Stands among other words outside of a paragraph, so its press target is no larger than its letters. */
  inline?: boolean
  children?: ReactNode
}
export type TextLinkProps<E extends ElementType = 'a'> = AsProps<E, Own>

/** An underlined link, with a press target of 44 px unless it stands among other words. */
export function TextLink<E extends ElementType = 'a'>({ as, className, inline, ...rest }: TextLinkProps<E>) {
  useStyles(linkStyles)
  const Tag: ElementType = as ?? 'a'
  return <Tag className={cx('ml-link', inline && 'ml-link--inline', className)} {...rest} />
}
