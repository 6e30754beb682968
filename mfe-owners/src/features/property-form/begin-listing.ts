import { ownProperties, type OwnedProperty } from '@metrolibre/api-client'
import { useMutation, useSession } from '@metrolibre/platform'
import { openFileDraft } from '@metrolibre/platform/browser'
import { openDraft } from '@metrolibre/platform/forms'
import { object, string } from 'valibot'
import { draftName } from '../../listing/draft-name.ts'
import { ListingDraft, type ListingValues } from '../../listing/listing-values.ts'

const Nonce = object({ nonce: string() })

/**
 * Returns a function that begins a property on the server with its kind and place. A repeated attempt has the
 * same key, so that a lost answer makes no second property. Everything else that was typed or chosen stays on
 * this device, under the name of the new property, until its form saves it.
 */
export function useBeginListing() {
  const who = useSession().user?.id ?? null
  const { mutateAsync: create } = useMutation(ownProperties.create())
  return async (values: ListingValues): Promise<OwnedProperty> => {
    const { propertyType, zone } = values
    if (!propertyType) throw new Error('A property begins with its kind.')
    const remembered = openDraft('property.key', Nonce, who)
    const nonce = remembered.read()?.nonce ?? crypto.randomUUID()
    remembered.write({ nonce })
    const idempotencyKey = `${nonce}.${propertyType}.${zone}`
    const property = await create({ draft: { propertyType, zone }, idempotencyKey })
    remembered.forget()
    openDraft(draftName(property.id), ListingDraft, who).write(values)
    openDraft(draftName(), ListingDraft, who).forget()
    await openFileDraft(draftName(), who).moveTo(draftName(property.id))
    return property
  }
}
