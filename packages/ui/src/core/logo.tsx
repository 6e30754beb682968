import { css, styles, useStyles } from '../system/use-styles.ts'
import { cx } from '../system/polymorphic.ts'

const logoStyles = styles(
  'logo',
  css`
    .ml-logo {
      display: inline-flex;
      align-items: center;
      gap: 10px;
      color: inherit;
      font-size: 1.5rem;
      font-weight: 800;
      letter-spacing: -0.03em;
      line-height: 1;
    }
    .ml-logo svg {
      flex: none;
    }
    .ml-logo__metro {
      font-stretch: 72%;
      letter-spacing: -0.01em;
    }
    .ml-logo__libre {
      font-stretch: 125%;
    }
  `,
)

export interface LogoMarkProps {
  /** Length of an edge in px, at least 24. */
  size?: number
}

/** The mark: a room seen from above with its door open, on a piece of tape. */
export function LogoMark({ size = 34 }: LogoMarkProps) {
  return (
    <svg viewBox="0 0 34 34" width={size} height={size} aria-hidden>
      <rect width="34" height="34" rx="8" fill="var(--colors-huincha-400)" />
      <g stroke="var(--colors-piedra-950)" strokeWidth="2.6" strokeLinecap="square" fill="none">
        <path d="M14 26H8V8h18v18" />
        <path
          d="M14 26V14a12 12 0 0 1 12 12"
          fill="var(--colors-piedra-0)"
          fillOpacity=".55"
          strokeWidth="1.7"
          strokeLinecap="butt"
        />
        <path d="M14 26V14" />
      </g>
    </svg>
  )
}

export interface LogoProps extends LogoMarkProps {
  className?: string
}

/**
 * The mark and the name, whose letters go from condensed to expanded. A link around it must have the
 * accessible name.
 */
export function Logo({ size = 34, className }: LogoProps) {
  useStyles(logoStyles)
  return (
    <span aria-hidden className={cx('ml-logo', className)} style={{ fontSize: (size * 24) / 34 }}>
      <LogoMark size={size} />
      <span>
        <span className="ml-logo__metro">metro</span>
        <span className="ml-logo__libre">libre</span>
      </span>
    </span>
  )
}
