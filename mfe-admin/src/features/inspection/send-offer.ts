import { adminProperties, type AdminProperty } from '@metrolibre/api-client'
import { usualCommission } from '@metrolibre/contract'
import { isChangedMeanwhile } from '../../list/is-changed-meanwhile.ts'
import { seenInInspection, type SeenInInspection } from './seen.ts'
import { newOffer, type SheetValues } from './sheet-values.ts'

interface Sending {
  readonly id: string
  readonly values: SheetValues
  /** What the inspector knows of the offer. */
  readonly seen: SeenInInspection
  readonly read: () => Promise<AdminProperty>
}

const mostTries = 3

/** Once the mandate is signed, only its price can change. */
const terms = ({ listingStatus }: AdminProperty, { commission }: SheetValues) =>
  listingStatus === 'accepted' || listingStatus === 'published'
    ? {}
    : { commission: commission ?? usualCommission }

/**
 * Sends the offer of a sheet, if there is one. Returns the property instead when somebody else has changed the offer
 * since the inspector saw it. Other changes, such as a photo, are not in the way.
 */
export async function sendOffer({ id, values, seen, read }: Sending): Promise<AdminProperty | undefined> {
  for (let tries = 1; ; tries += 1) {
    const latest = await read()
    const amount = newOffer(latest, values)
    if (amount === null || latest.listingStatus === 'draft') return undefined
    if (seenInInspection(latest).offer !== seen.offer) return latest
    const price = latest.rentalMode === 'hour' ? { hourlyPrice: amount } : { monthlyPrice: amount }
    try {
      await adminProperties.offer(id, { ...price, ...terms(latest, values), ifUpdatedAt: latest.updatedAt })
      return undefined
    } catch (error) {
      if (!isChangedMeanwhile(error) || tries === mostTries) throw error
    }
  }
}
