import { useIntl } from '@metrolibre/platform'
import { Stepper, WizardFrame, type WizardFrameProps } from '@metrolibre/ui/parts'
import type { ReactNode } from 'react'

/** The way of a property, from its data to the contract. */
export const stages = ['data', 'estimate', 'visit', 'offer', 'mandate'] as const
export type ListingFormStage = (typeof stages)[number]

interface Props extends Omit<WizardFrameProps, 'progress' | 'textWidth'> {
  stage: ListingFormStage
  /** Shown instead of the stages: the steps within one of them. */
  progress?: ReactNode
}

/** The frame of every page on the way of a property: progress, title, summary and buttons. */
export function ListingFrame({ stage, progress, ...frame }: Props) {
  const { formatMessage } = useIntl()
  return (
    <WizardFrame
      {...frame}
      progress={
        progress ?? (
          <Stepper
            label={formatMessage({ id: 'mfe-owners.listing.stages' })}
            doneLabel={formatMessage({ id: 'mfe-owners.listing.done' })}
            current={stages.indexOf(stage)}
            steps={stages.map((id, index) => ({
              id,
              text: `${index + 1}. ${formatMessage({ id: `mfe-owners.listing.stage.${id}` })}`,
            }))}
          />
        )
      }
    />
  )
}
