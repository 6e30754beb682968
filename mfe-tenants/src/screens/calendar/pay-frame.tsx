import type { Reservation } from '@metrolibre/api-client'
import { FormattedMessage } from '@metrolibre/platform'
import { BackButton, StepActions } from '@metrolibre/ui/parts'
import type { ReactNode } from 'react'
import { StepFrame } from '../../features/booking/step-frame.tsx'
import type { SummaryPlace } from '../../features/booking/summary.tsx'
import { PayButton } from './pay-button.tsx'

/** What the last step needs, whether something is left to pay or not. */
export interface LastStepProps {
  reservation: Reservation
  place: SummaryPlace
  band: ReactNode
  summary: ReactNode
  onStale: () => void
  onBack: () => void
}

interface Props extends Pick<LastStepProps, 'band' | 'summary' | 'onBack'> {
  title: ReactNode
  text: ReactNode
  /** The words of the button that ends the booking. */
  action: ReactNode
  busy: boolean
  onPress: () => void
  children: ReactNode
}

/** The frame of the last step: its title, and the buttons that lead back and end the booking. */
export const PayFrame = ({ title, text, action, busy, onPress, band, summary, onBack, children }: Props) => (
  <StepFrame
    step="payment"
    title={title}
    text={text}
    summary={summary}
    actions={
      <StepActions
        band={band}
        back={<BackButton text={<FormattedMessage id="tenants.booking.pay.back" />} onClick={onBack} />}
        next={
          <PayButton busy={busy} onPress={onPress}>
            {action}
          </PayButton>
        }
      />
    }
  >
    {children}
  </StepFrame>
)
