import type { ListingStage } from '@metrolibre/contract'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/client.ts'
import { properties, type PropertyRow } from '../../platform/db/schema/properties.ts'

/** Writes the new stage if the property is still in the old one, and returns undefined if it is not. */
export async function changeStage(
  tx: Transaction,
  { id, from, to, at }: { id: string; from: ListingStage; to: ListingStage; at: Date },
): Promise<PropertyRow | undefined> {
  const [row] = await tx
    .update(properties)
    // Of what its owner did not state while it was a draft nothing is assumed once it is handed in.
    .set({
      stage: to,
      ...(from === 'draft' && { assumesUsualCosts: false }),
      // A visit that is cancelled brings it back to this stage, too, and is no handing in.
      ...(to === 'submitted' && from !== 'visit_scheduled' && { submittedAt: at }),
    })
    .where(and(eq(properties.id, id), eq(properties.stage, from)))
    .returning()
  return row
}
