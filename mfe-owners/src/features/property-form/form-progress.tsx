import type { OwnedProperty } from '@metrolibre/api-client'
import { useIntl } from '@metrolibre/platform'
import { useWatch } from '@metrolibre/platform/forms'
import { Stepper } from '@metrolibre/ui/parts'
import type { ListingValues } from '../../listing/listing-values.ts'
import { stepStates } from '../../listing/missing-parts.ts'
import type { ListingStep } from '../../listing/steps.ts'
import { useListingForm } from './form-fields.ts'

interface Props {
  property: OwnedProperty | null
  step: ListingStep
}

/** Which step is the current one, and which ones before it are complete, as the summary next to the form says. */
export function FormProgress({ property, step: current }: Props) {
  const { formatMessage } = useIntl()
  const { control, formState } = useListingForm()
  const values = useWatch({ control }) as ListingValues
  const states = stepStates({ values, property, errors: formState.errors, current })
  return (
    <Stepper
      label={formatMessage({ id: 'mfe-owners.listing.steps' })}
      doneLabel={formatMessage({ id: 'mfe-owners.listing.done' })}
      current={states.findIndex(({ step }) => step === current)}
      steps={states.map(({ step, complete }, place) => ({
        id: step,
        open: !complete,
        text: `${place + 1}. ${formatMessage({ id: `mfe-owners.listing.step.${step}` })}`,
      }))}
    />
  )
}
