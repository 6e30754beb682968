import type { ReactNode } from 'react'
import { css, styles, useStyles } from '../../system/use-styles.ts'
import { Panel } from '../structure/panel.tsx'

const emptyStyles = styles(
  'empty',
  css`
    .ml-empty {
      display: flex;
      flex-direction: column;
      align-items: center;
      padding: 40px 32px;
      text-align: center;
    }
    .ml-empty img {
      width: 260px;
      aspect-ratio: 3 / 2;
      object-fit: cover;
      border-radius: var(--radii-lg);
      margin-bottom: 20px;
      filter: grayscale(1);
      opacity: 0.7;
    }
    .ml-empty h2 {
      font-size: var(--font-sizes-xl);
      font-stretch: 108%;
    }
    .ml-empty p {
      font-size: var(--font-sizes-sm);
      line-height: 1.45;
      color: var(--colors-fg-muted);
      margin: 6px 0 0;
      max-width: 44ch;
    }
    .ml-empty > :last-child:not(h2, p) {
      margin-top: 16px;
    }
  `,
)

export interface EmptyStateProps {
  title: ReactNode
  text?: ReactNode
  /** An illustration, drawn in pale colours. */
  image?: string
  /** The one action that is possible here. */
  action?: ReactNode
}

/** Says that there is nothing to show, and what to do about it. */
export function EmptyState({ title, text, image, action }: EmptyStateProps) {
  useStyles(emptyStyles)
  return (
    <Panel className="ml-empty">
      {image && <img src={image} alt="" width={260} height={173} />}
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {action}
    </Panel>
  )
}
