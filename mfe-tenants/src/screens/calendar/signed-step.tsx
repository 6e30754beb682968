import type { Reservation } from '@metrolibre/api-client'
import { ContractDraft } from '@metrolibre/contract'
import { FormattedMessage, useDates } from '@metrolibre/platform'
import { Alert, Box, Button } from '@metrolibre/ui'
import { BackButton, StepActions } from '@metrolibre/ui/parts'
import type { ReactNode } from 'react'
import { safeParse } from 'valibot'
import { StepFrame } from '../../features/booking/step-frame.tsx'
import { ContractFacts } from '../../features/contract-form/contract-facts.tsx'
import { useContractDraft } from './drafts.ts'
import { useLeaving } from './use-leaving.ts'
import { useReadingCopy } from './use-reading-copy.ts'

interface Props {
  reservation: Reservation
  band: ReactNode
  summary: ReactNode
  onBack: () => void
  /** Whether back leads to the dates, or has to give them up first. */
  backText: 'step' | 'change'
  onNext: () => void
}

/** Step 2 after signing: the contract can be read but not changed. */
export function SignedStep({ reservation, band, summary, onBack, backText, onNext }: Props) {
  const dates = useDates()
  useLeaving(reservation)
  const { property, contract, timeZone } = reservation
  const kept = safeParse(ContractDraft, useContractDraft(reservation).read())
  const pdf = useReadingCopy(reservation)
  return (
    <StepFrame
      step="contract"
      title={<FormattedMessage id="tenants.booking.contract.heading" />}
      summary={summary}
      actions={
        <StepActions
          band={band}
          back={
            <BackButton
              text={<FormattedMessage id={`tenants.booking.back.${backText}`} />}
              onClick={onBack}
            />
          }
          next={
            <Button variant="cta" size="lg" onClick={onNext}>
              <FormattedMessage id="tenants.booking.contract.toPayment" />
            </Button>
          }
        />
      }
    >
      {contract && (
        <Box mb="20px">
          <Alert
            tone="ok"
            title={
              <FormattedMessage
                id="tenants.booking.contract.signedAt"
                values={{ moment: dates.dateTime(contract.signedAt, timeZone) }}
              />
            }
          >
            <FormattedMessage id="tenants.booking.contract.signedText" />
          </Alert>
        </Box>
      )}
      <ContractFacts
        terms={kept.success ? kept.output : null}
        country={property.country}
        pdf={{
          text: <FormattedMessage id="tenants.booking.contract.signedPdf" />,
          loading: pdf.loading,
          onOpen: pdf.save,
        }}
      />
    </StepFrame>
  )
}
