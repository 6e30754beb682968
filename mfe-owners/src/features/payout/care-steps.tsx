import { payoutAccountTimes, timeZoneOf, type Country, type PayoutAccount } from '@metrolibre/contract'
import { css, Heading, Panel, styles, tapeFill, useStyles } from '@metrolibre/ui'
import { usePayoutAccountTexts } from './use-payout-texts.ts'

const careStyles = styles(
  'care-steps',
  css`
    .ml-care {
      position: relative;
      margin: 14px 0 0;
      padding: 0 0 0 22px;
      list-style: none;
      font-size: var(--font-sizes-sm);
      line-height: 1.45;
    }
    .ml-care::before {
      content: '';
      position: absolute;
      inset: 9px auto 18px 0;
      width: 1px;
      background: var(--colors-border-strong);
    }
    .ml-care li {
      position: relative;
      padding-bottom: 14px;
      overflow-wrap: anywhere;
    }
    .ml-care li:last-child {
      padding-bottom: 0;
    }
    .ml-care li::before {
      content: '';
      position: absolute;
      left: -22px;
      top: 10px;
      width: 11px;
      height: 1px;
      background: var(--colors-fg-subtle);
    }
    .ml-care li[data-at='now']::before {
      top: 6px;
      width: 13px;
      height: 8px;
      border: 1px solid var(--colors-fg);
      --tape-unit: 4px;
      background: ${tapeFill};
    }
    .ml-care li[data-at='next']::before {
      height: 0;
      border-top: 2px dotted var(--colors-fg-subtle);
      background: none;
    }
    .ml-care b {
      font-weight: 640;
    }
    .ml-care li[data-at='next'] b {
      color: var(--colors-fg-muted);
    }
    .ml-care span {
      display: block;
      color: var(--colors-fg-muted);
    }
  `,
)

interface Step {
  id: string
  at: 'done' | 'now' | 'next'
  title: string
  text?: string
}

/** What a first account or a change goes through, and where it is. */
export type CareStage =
  | { readonly step: 'form' | 'code' | 'none'; readonly isChange: boolean }
  | { readonly step: 'open'; readonly account: PayoutAccount; readonly emails: readonly string[] }

const hours = payoutAccountTimes.waitHours

function useSteps(country: Country, stage: CareStage): Step[] {
  const { text, moment } = usePayoutAccountTexts()
  const zone = timeZoneOf(country)
  if (stage.step === 'open') {
    const { confirmedAt, startsAt } = stage.account
    const at = (instant: number, step: string) => text('care.at', { moment: moment(instant, zone), step })
    const starts = text('care.starts')
    return [
      { id: 'confirmed', at: 'done', title: at(confirmedAt, text('care.confirmed')) },
      {
        id: 'mailed',
        at: 'done',
        title: at(confirmedAt, text('care.mailed')),
        text: text('care.mailedText', { emails: stage.emails.join(', ') }),
      },
      {
        id: 'wait',
        at: 'now',
        title: text('care.now', {
          step: startsAt === null ? text('care.review') : text('care.wait', { hours }),
        }),
      },
      { id: 'starts', at: 'next', title: startsAt === null ? starts : at(startsAt, starts) },
    ]
  }
  const { step, isChange } = stage
  const title = (name: string, isNow: boolean) => (isNow ? text('care.now', { step: name }) : name)
  return [
    {
      id: 'check',
      at: step === 'form' ? 'now' : step === 'code' ? 'done' : 'next',
      title: title(text('care.check'), step === 'form'),
      text: text('care.checkText'),
    },
    {
      id: 'code',
      at: step === 'code' ? 'now' : 'next',
      title: title(text('care.code'), step === 'code'),
      text: text('care.codeText'),
    },
    {
      id: 'wait',
      at: 'next',
      title: text('care.wait', { hours }),
      text: text(isChange ? 'care.waitText' : 'care.waitFirstText'),
    },
    ...(isChange ? [{ id: 'starts', at: 'next' as const, title: text('care.starts') }] : []),
  ]
}

/** How an account is protected, with what has happened so far. */
export function CareSteps({ country, stage }: { country: Country; stage: CareStage }) {
  const { text } = usePayoutAccountTexts()
  useStyles(careStyles)
  const steps = useSteps(country, stage)
  return (
    <Panel as="section" padded>
      <Heading as="h2" textStyle="cardTitle">
        {text('care')}
      </Heading>
      <ol className="ml-care">
        {steps.map(({ id, at, title, text: more }) => (
          <li key={id} data-at={at} aria-current={at === 'now' ? 'step' : undefined}>
            <b>{title}</b>
            {more && <span>{more}</span>}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
