import type { OwnedProperty } from '@metrolibre/api-client'
import { currencyOf, type Zone } from '@metrolibre/contract'
import { useIntl, useNavigate, useUnsavedChanges } from '@metrolibre/platform'
import { useForm, useFormDraft, useWatch } from '@metrolibre/platform/forms'
import { Button } from '@metrolibre/ui'
import { BackButton, StepActions } from '@metrolibre/ui/parts'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { CostsNote } from '../../features/property-form/costs-note.tsx'
import { DraftsNote } from '../../features/property-form/drafts-note.tsx'
import { FixedNote } from '../../features/property-form/fixed-note.tsx'
import { ListingFormContext } from '../../features/property-form/form-fields.ts'
import { FormProgress } from '../../features/property-form/form-progress.tsx'
import { FormSummary } from '../../features/property-form/form-summary.tsx'
import { KeptNote } from '../../features/property-form/kept-note.tsx'
import { useAutosave } from '../../features/property-form/use-autosave.ts'
import { useSaveAgain } from '../../features/property-form/use-save-again.ts'
import { useSaveListing } from '../../features/property-form/use-save-listing.ts'
import { UnsavedRoomContext, useUnsavedRoom } from '../../features/rooms/unsaved-room.ts'
import { draftName } from '../../listing/draft-name.ts'
import { ListingFrame } from '../../listing/listing-frame.tsx'
import { listingOf } from '../../listing/listing-mapping.ts'
import { ListingDraft, listingSchema, type ListingValues } from '../../listing/listing-values.ts'
import { steps, listingStepsOf, type ListingStep } from '../../listing/steps.ts'
import { StepFields } from '../../listing-fields/step-fields.tsx'
import { DiscardButton } from '../../listing/discard-button.tsx'
import { propertiesPath } from '../../paths.ts'
import { useListingSteps } from './use-steps.ts'

interface Props {
  /** Null as long as it was never saved. */
  property: OwnedProperty | null
  zones: readonly Zone[]
  /** With what a new one begins. */
  begun: ListingValues
  /** The step that the address names. */
  asked: string | null
}

const isStep = (word: string | null): word is ListingStep => steps.some((step) => step === word)

/** The form of a property; it shows one step at a time. All of its input is one form. */
export function ListingForm({ property, zones, begun, asked }: Props) {
  const { formatMessage } = useIntl()
  const countryOf = useCallback(
    (zone: string) => zones.find(({ id }) => id === zone)?.country ?? 'Chile',
    [zones],
  )
  const currencyOfZone = useCallback((zone: string) => currencyOf(countryOf(zone)), [countryOf])
  const schema = useMemo(() => listingSchema(currencyOfZone), [currencyOfZone])
  const form = useForm(schema, { defaultValues: property ? listingOf(property) : begun })
  useFormDraft(form, draftName(property?.id), ListingDraft)
  const { save, kept, keepHere } = useSaveListing({ form, property, currencyOf: currencyOfZone })
  const [discarded, setDiscarded] = useState(false)
  const saves = property !== null && !discarded
  useAutosave(form, () => void save(), saves)
  useSaveAgain(kept, () => void save(), saves)
  const [kind, zone] = useWatch({ control: form.control, name: ['propertyType', 'zone'] })
  const order = listingStepsOf(kind)
  const step = isStep(asked) && order.includes(asked) ? asked : order[0]!
  const { report, mayLeave } = useUnsavedRoom()
  const { go, next, busy } = useListingSteps({
    form,
    property,
    step,
    order,
    mayLeave,
    save,
    currencyOf: currencyOfZone,
    keepHere,
  })
  // A step that is left by its button saves first.
  useUnsavedChanges(form.formState.isDirty && !busy && !discarded)
  const navigate = useNavigate()
  // Only once nothing is unsaved any more, so that leaving asks nothing.
  useEffect(() => {
    if (discarded) navigate(propertiesPath, { replace: true })
  }, [discarded, navigate])
  const forgetInput = () => {
    form.reset()
    setDiscarded(true)
  }
  const index = order.indexOf(step)
  const last = index === order.length - 1
  const goBack = async () => {
    if (await mayLeave()) go(order[index - 1]!)
  }
  const fixed = property !== null && !['draft', 'submitted'].includes(property.listingStatus)
  return (
    <ListingFormContext value={form}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void next()
        }}
        id="listing"
      />
      <ListingFrame
        stage="data"
        step={step}
        progress={<FormProgress property={property} step={step} />}
        title={formatMessage({ id: `mfe-owners.listing.heading.${step}` })}
        text={formatMessage({ id: `mfe-owners.listing.lead.${step}` })}
        summary={<FormSummary property={property} zones={zones} step={step} />}
        actions={
          <StepActions
            back={
              index > 0 ? (
                <BackButton
                  text={formatMessage({ id: 'mfe-owners.listing.back' })}
                  onClick={() => void goBack()}
                />
              ) : undefined
            }
            next={
              <Button variant="cta" size="lg" loading={busy} onClick={() => void next()}>
                {formatMessage({ id: `mfe-owners.listing.${last ? 'calculate' : 'next'}` })}
              </Button>
            }
          />
        }
      >
        {!property && step === 'kind' && <DraftsNote />}
        {fixed && <FixedNote />}
        {step === 'rent' && property?.costsToConfirm && <CostsNote />}
        <UnsavedRoomContext value={report}>
          <StepFields step={step} property={property} zones={zones} country={countryOf(zone)} fixed={fixed} />
        </UnsavedRoomContext>
        <KeptNote kept={kept} isBegun={property !== null} />
        {property && <DiscardButton property={property} onDiscarded={forgetInput} />}
      </ListingFrame>
    </ListingFormContext>
  )
}
