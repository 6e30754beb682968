import type { ReactNode } from 'react'
import { css, styles, tapeFill, ticks, useStyles } from '@metrolibre/ui'
import { Check } from '@metrolibre/ui/icons'

const stepperStyles = styles(
  'stepper',
  css`
    .ml-stepper__band {
      height: 22px;
      border-radius: 5px;
      overflow: hidden;
      background:
        ${ticks({ every: '50px', length: '12px', color: 'var(--colors-border-strong)' })},
        ${ticks({ every: '10px', length: '7px', color: 'var(--colors-border-strong)' })},
        var(--colors-bg-subtle);
    }
    .ml-stepper__band span {
      display: block;
      height: 100%;
      background: ${tapeFill};
      transition: width var(--durations-tape) var(--easings-recoil);
    }
    .ml-stepper ol {
      list-style: none;
      padding: 0;
      display: grid;
      grid-auto-flow: column;
      grid-auto-columns: 1fr;
      margin-top: 8px;
    }
    .ml-stepper li {
      display: flex;
      gap: 8px;
      align-items: center;
      font-size: 0.9375rem;
      font-weight: 560;
      color: var(--colors-fg-subtle);
    }
    .ml-stepper li[data-done] {
      color: var(--colors-fg-link);
    }
    .ml-stepper li[aria-current] {
      color: var(--colors-fg);
      font-weight: 700;
      font-stretch: 110%;
    }
    @media (forced-colors: active) {
      .ml-stepper__band {
        border: 1px solid;
      }
      .ml-stepper__band span {
        forced-color-adjust: none;
        background: Highlight;
      }
      .ml-stepper li[aria-current] {
        text-decoration: underline;
        text-underline-offset: 0.3em;
      }
    }
    @media (max-width: 759px) {
      .ml-stepper ol {
        display: block;
      }
      .ml-stepper li:not([aria-current]) {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
    }
  `,
)

export interface StepperProps {
  /** What the steps lead to, for screen readers. */
  label: string
  /** A step before the current one is ticked unless it is `open`, because something in it is missing. */
  steps: readonly { id: string; text: ReactNode; open?: boolean }[]
  /** Index of the current step, from 0. */
  current: number
  /** Read aloud with each completed step, such as 'Listo'. */
  doneLabel: string
}

/** The length of the tape in percent: to the middle of the current step, and to the end at the last one. */
const reach = (current: number, count: number) =>
  current >= count - 1 ? 100 : ((current + 0.5) / count) * 100

/** Shows as tape which step of a booking is the current one. */
export function Stepper({ label, steps, current, doneLabel }: StepperProps) {
  useStyles(stepperStyles)
  return (
    <nav className="ml-stepper" aria-label={label}>
      <div aria-hidden className="ml-stepper__band">
        <span style={{ width: `${reach(current, steps.length)}%` }} />
      </div>
      <ol>
        {steps.map(({ id, text, open }, index) => {
          const done = index < current && !open
          return (
            <li key={id} aria-current={index === current ? 'step' : undefined} data-done={done || undefined}>
              {done && <Check label={doneLabel} />}
              <span>{text}</span>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
