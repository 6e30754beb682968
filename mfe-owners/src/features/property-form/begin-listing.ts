import { ownProperties, type OwnedProperty } from '@metrolibre/api-client'
import { usePageMutation, useSession } from '@metrolibre/platform'
import { openFileDraft } from '@metrolibre/platform/browser'
import { openDraft } from '@metrolibre/platform/forms'
import type { CurrencyCode } from '@metrolibre/contract'
import { object, string } from 'valibot'
import { draftName } from '../../listing/draft-name.ts'
import { changesBetween, emptyListing, unfitFields } from '../../listing/listing-mapping.ts'
import { ListingDraft, type ListingValues } from '../../listing/listing-values.ts'

const Nonce = object({ nonce: string() })

/**
 * Returns a function that begins a property on the server with its kind and place, and saves what else was
 * typed. A repeated attempt has the same key, so that a lost answer makes no second property. What can't be
 * saved yet, and photos, stay on this device under the name of the new property. Nothing else may rely on the
 * device: before the question about cookies is answered it keeps nothing.
 *
 * @param currencyOf Returns the currency of amounts in a comuna or distrito.
 */
export function useBeginListing(currencyOf: (zone: string) => CurrencyCode) {
  const who = useSession().user?.id ?? null
  const { mutateAsync: create } = usePageMutation(ownProperties.create())
  return async (values: ListingValues): Promise<OwnedProperty> => {
    const { propertyType, zone } = values
    if (!propertyType) throw new Error('A property begins with its kind.')
    const remembered = openDraft('property.key', Nonce, who)
    const nonce = remembered.read()?.nonce ?? crypto.randomUUID()
    remembered.write({ nonce })
    const idempotencyKey = `${nonce}.${propertyType}.${zone}`
    const draft = { propertyType, zone }
    const changes = changesBetween({ ...emptyListing, ...draft }, values, currencyOf)
    const property = await create({ draft, changes, idempotencyKey })
    remembered.forget()
    if (unfitFields(values, currencyOf).size > 0)
      openDraft(draftName(property.id), ListingDraft, who).write(values)
    openDraft(draftName(), ListingDraft, who).forget()
    await openFileDraft(draftName(), who).moveTo(draftName(property.id))
    return property
  }
}
