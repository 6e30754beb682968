import type { ElementType, ReactNode } from 'react'
import { css, styles, useStyles } from '../../system/use-styles.ts'
import { type AsProps, cx } from '../../system/polymorphic.ts'

const panelStyles = styles(
  'panel',
  css`
    .ml-panel {
      background: var(--colors-bg-panel);
      border: 1px solid var(--colors-border);
      border-radius: var(--radii-xl);
      min-width: 0;
    }
    .ml-panel--raised {
      box-shadow: var(--shadows-2);
    }
    .ml-panel--padded {
      padding: 22px 24px;
    }
    .ml-panel--clip {
      overflow: hidden;
    }
    @media (max-width: 759px) {
      .ml-panel--padded {
        padding: 18px 16px;
      }
    }
  `,
)

interface Own {
  padded?: boolean
  raised?: boolean
  /** Clips its content to the rounded corners, for tables and pictures. */
  clip?: boolean
  className?: string
  children?: ReactNode
}
export type PanelProps<E extends ElementType = 'div'> = AsProps<E, Own>

/** A surface with a border and rounded corners. */
export function Panel<E extends ElementType = 'div'>({
  as,
  padded,
  raised,
  clip,
  className,
  ...rest
}: PanelProps<E>) {
  useStyles(panelStyles)
  const Tag: ElementType = as ?? 'div'
  const name = cx(
    'ml-panel',
    padded && 'ml-panel--padded',
    raised && 'ml-panel--raised',
    clip && 'ml-panel--clip',
    className,
  )
  return <Tag className={name} {...rest} />
}
