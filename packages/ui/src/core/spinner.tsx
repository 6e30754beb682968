import { css, styles, useStyles } from '../system/use-styles.ts'

const spinnerStyles = styles(
  'spinner',
  css`
    .ml-spinner {
      display: inline-block;
      flex: none;
      animation: ml-turn 0.9s linear infinite;
    }
    @keyframes ml-turn {
      to {
        transform: rotate(1turn);
      }
    }
  `,
)

export interface SpinnerProps {
  size?: number
  /** What is loading. Without it the spinner is decoration and hidden from screen readers. */
  label?: string
}

/** A spinner: an arc that runs around a circle. */
export function Spinner({ size = 24, label }: SpinnerProps) {
  useStyles(spinnerStyles)
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className="ml-spinner"
      fill="none"
      stroke="currentcolor"
      strokeWidth="2.5"
      strokeLinecap="round"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <circle cx="12" cy="12" r="9" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" />
    </svg>
  )
}
