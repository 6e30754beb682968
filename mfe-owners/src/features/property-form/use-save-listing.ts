import { isApiError, isNetworkError, ownProperties, type OwnedProperty } from '@metrolibre/api-client'
import { openAnswers, type CurrencyCode } from '@metrolibre/contract'
import { usePageMutation } from '@metrolibre/platform'
import { useDraft, type SchemaForm } from '@metrolibre/platform/forms'
import { useCallback, useRef, useState } from 'react'
import { changesBetween, listingCostsSent, listingOf, unfitFields } from '../../listing/listing-mapping.ts'
import { draftName } from '../../listing/draft-name.ts'
import { ListingDraft, type ListingSchema, type ListingValues } from '../../listing/listing-values.ts'
import { isPassing } from '../../parts/is-passing.ts'

/** Where the latest input is: on the server since an instant, on its way there, or on this device only. */
export type KeptListing =
  | { where: 'server'; at: number }
  | { where: 'on-its-way' }
  /** `againAfterMs`: how long to wait at least before it is sent again as it is. Undefined if that is no use. */
  | { where: 'device'; againAfterMs?: number | undefined }

/** `device`: the server could not be reached, and what was typed stays here until it can be. */
export type SaveResult = { outcome: 'saved' } | { outcome: 'device' | 'refused'; error: unknown }

interface Options {
  form: SchemaForm<ListingSchema>
  property: OwnedProperty | null
  /** The currency of amounts in a comuna or distrito. */
  currencyOf: (zone: string) => CurrencyCode
}

type Field = keyof ListingValues
const fieldNames = (values: ListingValues) => Object.keys(values) as Field[]

interface Wanted {
  /** The step that asks what is paid besides the price is left by its button. */
  answersCosts?: boolean
}

const againAfterMs = (error: unknown): number | undefined =>
  isPassing(error) ? ((isApiError(error) && error.retryAfterSeconds) || 0) * 1000 : undefined

/**
 * Returns a function that sends what changed of a property since it was last saved, and where the latest input
 * is. Calls wait for each other. What can't be saved, because it is wrong, stays in the form.
 */
export function useSaveListing({ form, property, currencyOf }: Options) {
  const { getValues, reset, setValue } = form
  const { mutateAsync: update } = usePageMutation(ownProperties.update(property?.id ?? ''))
  const [kept, setKept] = useState<KeptListing>()
  const saved = useRef(property && listingOf(property))
  const { forget } = useDraft(draftName(property?.id), ListingDraft)
  const line = useRef<Promise<unknown>>(Promise.resolve())

  const asksCosts = property?.costsToConfirm ?? false
  const send = useCallback(
    async ({ answersCosts = false }: Wanted): Promise<SaveResult> => {
      const before = saved.current
      const values = getValues()
      const currency = currencyOf(values.zone)
      const changed = before && changesBetween(before, values, currencyOf)
      const costs = listingCostsSent(values, currency)
      // An answer ends what the owner is asked (RULES.md §3.17), as soon as none is missing.
      const confirms =
        asksCosts &&
        (answersCosts || Object.keys(costs).some((name) => name in (changed ?? {}))) &&
        openAnswers(values, { ...values, currency }).length === 0
      const changes = confirms ? { ...changed, ...costs, costsConfirmed: true as const } : changed
      if (!before || !changes || Object.keys(changes).length === 0) {
        // What could not be saved was undone, or another field with it can't be saved.
        setKept((latest) => (latest?.where === 'device' ? undefined : latest))
        return { outcome: 'saved' }
      }
      setKept({ where: 'on-its-way' })
      try {
        await update(changes)
      } catch (error) {
        setKept({ where: 'device', againAfterMs: againAfterMs(error) })
        return { outcome: isNetworkError(error) ? 'device' : 'refused', error }
      }
      const unfit = unfitFields(values, currencyOf)
      const now = getValues()
      const accepted = Object.fromEntries(
        fieldNames(values).map((name) => [name, unfit.has(name) ? before[name] : values[name]]),
      ) as ListingValues
      saved.current = accepted
      reset(accepted, { keepValues: true, keepErrors: true, keepTouched: true })
      // What was typed meanwhile, or can't be saved, still counts as not saved.
      const left = fieldNames(now).filter((name) => now[name] !== accepted[name])
      for (const name of left) setValue(name, now[name], { shouldDirty: true })
      // The page may be left before the form notices that it was saved.
      if (left.length === 0) forget()
      setKept({ where: 'server', at: Date.now() })
      return { outcome: 'saved' }
    },
    [getValues, reset, setValue, update, currencyOf, forget, asksCosts],
  )

  const save = useCallback(
    (wanted: Wanted = {}): Promise<SaveResult> => {
      const next = line.current.then(() => send(wanted))
      line.current = next.catch(() => undefined)
      return next
    },
    [send],
  )
  const keepHere = useCallback(() => setKept({ where: 'device' }), [])
  return { save, kept, keepHere }
}
