import { type ReactNode, useState } from 'react'
import { ArrowClockwise } from '../../icons/drawn/arrow-clockwise.tsx'
import { Plugs } from '../../icons/drawn/plugs.tsx'
import { WarningCircle } from '../../icons/drawn/warning-circle.tsx'
import { css, styles, useStyles } from '../../system/use-styles.ts'
import { Button } from '../button/button.tsx'
import { Panel } from '../structure/panel.tsx'
import { DetailContent, type FailureDetail } from './failure-detail.tsx'

const failureStyles = styles(
  'failure',
  css`
    .ml-failure {
      display: flex;
      gap: 14px;
      align-items: flex-start;
    }
    .ml-failure > .ml-icon {
      color: var(--colors-status-bad-fg);
    }
    .ml-failure > div {
      min-width: 0;
    }
    .ml-failure :is(h1, h2) {
      font-size: var(--font-sizes-xl);
      font-stretch: 108%;
    }
    .ml-failure p {
      font-size: var(--font-sizes-sm);
      line-height: 1.45;
      color: var(--colors-fg-muted);
      margin: 4px 0 14px;
    }
    .ml-failure__actions {
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
    }
    .ml-failure pre {
      margin-top: 12px;
      font: inherit;
      font-size: var(--font-sizes-xs);
      white-space: pre-wrap;
      overflow-wrap: anywhere;
      color: var(--colors-fg-subtle);
    }
  `,
)

export interface FailurePanelProps {
  /** What failed. */
  title: ReactNode
  /** What still works. */
  text: ReactNode
  retry: { text: ReactNode; onRetry: () => void; loading?: boolean }
  /** Details for support, such as the cause and the request id. */
  detail?: FailureDetail | undefined
}

interface FailureProps extends FailurePanelProps {
  icon: ReactNode
  heading: 'h1' | 'h2'
}

function Failure({ title, text, retry, detail, icon, heading: Heading }: FailureProps) {
  useStyles(failureStyles)
  const [open, setOpen] = useState(false)
  return (
    <Panel padded role="alert">
      <div className="ml-failure">
        {icon}
        <div>
          <Heading>{title}</Heading>
          <p>{text}</p>
          <div className="ml-failure__actions">
            <Button
              variant="outline"
              size="sm"
              icon={<ArrowClockwise />}
              loading={retry.loading}
              onClick={retry.onRetry}
            >
              {retry.text}
            </Button>
            {detail && (
              <Button variant="ghost" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
                {detail.text}
              </Button>
            )}
          </div>
          {detail && open && (
            <pre>
              <DetailContent content={detail.content} copy={detail.copy} />
            </pre>
          )}
        </div>
      </div>
    </Panel>
  )
}

/** Shown in place of a page whose remote could not be loaded; the rest of the site keeps working. */
export const RemoteFailed = (props: FailurePanelProps) => (
  <Failure {...props} heading="h1" icon={<Plugs size={28} />} />
)

/** Shown in place of a screen's data that could not be loaded. */
export const ErrorPanel = (props: FailurePanelProps) => (
  <Failure {...props} heading="h2" icon={<WarningCircle size={28} />} />
)
