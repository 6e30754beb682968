import { isNetworkError, type OwnedProperty } from '@metrolibre/api-client'
import type { CurrencyCode } from '@metrolibre/contract'
import { useFeedback, useNavigate } from '@metrolibre/platform'
import type { SchemaForm } from '@metrolibre/platform/forms'
import { useEffect, useEffectEvent, useState } from 'react'
import { useBeginListing } from '../../features/property-form/begin-listing.ts'
import type { SaveResult } from '../../features/property-form/use-save-listing.ts'
import type { ListingSchema } from '../../listing/listing-values.ts'
import { inFormTerms } from '../../listing/listing-mapping.ts'
import { fieldsOf, type ListingStep } from '../../listing/steps.ts'
import { estimatePath, listingFormPath } from '../../paths.ts'

interface Options {
  form: SchemaForm<ListingSchema>
  property: OwnedProperty | null
  step: ListingStep
  order: readonly ListingStep[]
  /** Asks about what is typed in the step and saved by another button. */
  mayLeave: () => Promise<boolean>
  save: (wanted: { answersCosts: boolean }) => Promise<SaveResult>
  /** Returns the currency of amounts in a comuna or distrito. */
  currencyOf: (zone: string) => CurrencyCode
  /** Notes that what was typed is on this device only. */
  keepHere: () => void
}

/** The first steps ask for what the server needs to know a property; before, it is only on this device. */
const begins: ListingStep = 'place'

/**
 * Returns functions to go to a step and to leave the current one: its fields are checked first. They are saved while the next
 * step is shown, and what the server refuses leads back.
 * Without a connection one can go on, because what was typed stays on this device.
 */
export function useListingSteps({
  form,
  property,
  step,
  order,
  mayLeave,
  save,
  currencyOf,
  keepHere,
}: Options) {
  const navigate = useNavigate()
  const begin = useBeginListing(currencyOf)
  const { showError } = useFeedback()
  const [busy, setBusy] = useState(false)
  /** What the server refused after the step had been left, and which step it was. */
  const [refused, setRefused] = useState<{ step: ListingStep; error: unknown }>()
  const after = order[order.indexOf(step) + 1]
  const show = (to: ListingStep) => navigate(listingFormPath(property?.id, to))
  const go = (to: ListingStep) => {
    setRefused(undefined)
    show(to)
  }
  const refuse = async (error: unknown) =>
    void (form.showFields(inFormTerms(error)) || (await showError(error)))
  const tell = useEffectEvent((error: unknown) => void refuse(error))
  useEffect(() => {
    if (refused?.step === step) tell(refused.error)
  }, [refused, step])

  const leaveNew = async () => {
    const values = form.getValues()
    const known = values.propertyType !== null && values.zone !== ''
    if (!known || (order.indexOf(step) < order.indexOf(begins) && step !== begins)) return go(after ?? step)
    try {
      const { id } = await begin(values)
      navigate(after ? listingFormPath(id, after) : estimatePath(id), { replace: true })
    } catch (error) {
      keepHere()
      if (isNetworkError(error) && after) go(after)
      else await refuse(error)
    }
  }
  const leadBack = (result: SaveResult) => {
    if (result.outcome !== 'refused') return
    setRefused({ step, error: result.error })
    show(step)
  }
  const leave = async (id: string) => {
    const saving = save({ answersCosts: step === 'rent' })
    if (after) {
      // What was typed is on this device already, so nobody waits for the server.
      void saving.then(leadBack)
      return go(after)
    }
    const result = await saving
    if (result.outcome === 'refused') return refuse(result.error)
    // The estimate is computed by the server, so it needs the latest data there.
    if (result.outcome === 'device') return showError(result.error)
    navigate(estimatePath(id))
  }
  const next = async () => {
    if (busy || !(await mayLeave()) || !(await form.trigger([...fieldsOf[step]], { shouldFocus: true })))
      return
    setBusy(true)
    try {
      await (property ? leave(property.id) : leaveNew())
    } finally {
      setBusy(false)
    }
  }
  return { go, next, busy }
}
