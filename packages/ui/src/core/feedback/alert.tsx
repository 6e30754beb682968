import type { ReactNode } from 'react'
import { CheckCircleFill } from '../../icons/drawn/check-circle-fill.tsx'
import { InfoFill } from '../../icons/drawn/info-fill.tsx'
import { WarningFill } from '../../icons/drawn/warning-fill.tsx'
import { WarningOctagonFill } from '../../icons/drawn/warning-octagon-fill.tsx'
import { css, styles, useStyles } from '../../system/use-styles.ts'
import { DetailContent, type FailureDetail } from './failure-detail.tsx'

const alertStyles = styles(
  'alert',
  css`
    .ml-alert {
      display: flex;
      gap: 12px;
      align-items: flex-start;
      border-radius: 12px;
      padding: 14px 16px;
      font-size: 0.9375rem;
    }
    .ml-alert > .ml-icon {
      margin-top: 2px;
      width: 20px;
      height: 20px;
    }
    .ml-alert > div {
      flex: 1;
      min-width: 0;
      overflow-wrap: anywhere;
    }
    /* An action with words takes a line of its own; a sign that closes stays in the corner. */
    @media (max-width: 759px) {
      .ml-alert[data-action]:not(:has(> button[aria-label])) {
        flex-wrap: wrap;
      }
      .ml-alert[data-action]:not(:has(> button[aria-label])) > div:first-of-type {
        flex-basis: calc(100% - 32px);
      }
      .ml-alert[data-action]:not(:has(> button[aria-label])) > :last-child {
        margin-left: 32px;
      }
    }
    .ml-alert[data-tone='ok'] {
      background: var(--colors-status-ok-bg);
      color: var(--colors-status-ok-fg);
    }
    .ml-alert[data-tone='warn'] {
      background: var(--colors-status-warn-bg);
      color: var(--colors-status-warn-fg);
    }
    .ml-alert[data-tone='bad'] {
      background: var(--colors-status-bad-bg);
      color: var(--colors-status-bad-fg);
    }
    .ml-alert[data-tone='info'] {
      background: var(--colors-status-hours-bg);
      color: var(--colors-status-hours-fg);
    }
    .ml-alert__reference {
      font-size: var(--font-sizes-xs);
      margin-bottom: -12px;
    }
    .ml-alert__reference summary {
      width: fit-content;
      padding: 13px 8px 13px 0;
      cursor: pointer;
    }
    .ml-alert__reference[open] {
      margin-bottom: 0;
    }
  `,
)

const marks = { ok: CheckCircleFill, warn: WarningFill, bad: WarningOctagonFill, info: InfoFill }

export interface AlertProps {
  tone?: keyof typeof marks
  /** What happened, in bold. */
  title?: ReactNode
  /** What to do next. */
  children?: ReactNode
  /** The request id with its label, for users who contact support. */
  reference?: FailureDetail | undefined
  action?: ReactNode
  /**
   * `alert` interrupts a screen reader, `status` waits until it is silent. By default an error is an `alert`.
   */
  role?: 'alert' | 'status' | 'none'
}

/** Says what happened and what to do, at the place where it happened. */
export function Alert({ tone = 'info', title, children, reference, action, role }: AlertProps) {
  useStyles(alertStyles)
  const Mark = marks[tone]
  return (
    <div
      className="ml-alert"
      data-tone={tone}
      data-action={action ? '' : undefined}
      role={role ?? (tone === 'bad' ? 'alert' : 'status')}
    >
      <Mark />
      <div>
        {title && <b>{title}</b>} <span>{children}</span>
        {reference && (
          <details className="ml-alert__reference">
            <summary>{reference.text}</summary>
            <DetailContent content={reference.content} copy={reference.copy} />
          </details>
        )}
      </div>
      {action}
    </div>
  )
}
