import { type ReactNode, useId } from 'react'
import { css, styles, useStyles } from '../../system/use-styles.ts'
import { cx } from '../../system/polymorphic.ts'

const sectionStyles = styles(
  'section',
  css`
    .ml-section {
      padding-top: 88px;
    }
    .ml-section--tight {
      padding-top: 44px;
    }
    .ml-section__head {
      display: flex;
      justify-content: space-between;
      align-items: baseline;
      flex-wrap: wrap;
      gap: 12px 16px;
      margin-bottom: 28px;
    }
    .ml-section__head h2 {
      font-size: var(--font-sizes-3xl);
    }
    .ml-section--tight > .ml-section__head {
      margin-bottom: 18px;
    }
    .ml-section--tight > .ml-section__head h2 {
      font-size: var(--font-sizes-2xl);
    }
    @media (max-width: 759px) {
      .ml-section {
        padding-top: 60px;
      }
      .ml-section--tight {
        padding-top: 36px;
      }
    }
  `,
)

export interface SectionProps {
  title: ReactNode
  /** A link at the end of the title's line. */
  action?: ReactNode
  /** For pages of continuous text: 44 px above the section instead of 88. */
  tight?: boolean
  id?: string
  children: ReactNode
}

/** A part of a page with a heading, which is also its accessible name. */
export function Section({ title, action, tight, id, children }: SectionProps) {
  useStyles(sectionStyles)
  const titleId = useId()
  return (
    <section id={id} className={cx('ml-section', tight && 'ml-section--tight')} aria-labelledby={titleId}>
      <div className="ml-section__head">
        <h2 id={titleId}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}
