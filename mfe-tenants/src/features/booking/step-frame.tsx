import { useIntl } from '@metrolibre/platform'
import { Stepper, WizardFrame, type WizardFrameProps } from '@metrolibre/ui/parts'

const steps = ['dates', 'contract', 'payment'] as const
export type BookingStep = (typeof steps)[number]

interface Props extends Omit<WizardFrameProps, 'step' | 'progress' | 'textWidth'> {
  step: BookingStep
}

/** The frame of every booking step: progress, title, summary and buttons. */
export function StepFrame({ step, ...frame }: Props) {
  const { formatMessage } = useIntl()
  return (
    <WizardFrame
      {...frame}
      step={step}
      textWidth="72ch"
      progress={
        <Stepper
          label={formatMessage({ id: 'tenants.booking.steps' })}
          doneLabel={formatMessage({ id: 'tenants.booking.stepDone' })}
          current={steps.indexOf(step)}
          steps={steps.map((id, index) => ({
            id,
            text: `${index + 1}. ${formatMessage({ id: `tenants.booking.step.${id}` })}`,
          }))}
        />
      }
    />
  )
}
