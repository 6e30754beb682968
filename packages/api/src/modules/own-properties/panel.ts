import {
  addDays,
  dateAt,
  listingStages,
  missingForSubmission,
  nextOwnerStep,
  occupancyDays,
  placeTimeZone,
  type OwnListing,
  type StageCounts,
} from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { PropertyRow } from '../../platform/db/schema/properties.ts'
import { loadParts, type PropertyParts } from '../properties/detail/repository.ts'
import { draftFactsOf } from './draft-facts.ts'
import { findExpectedVisits, findLastPayments, findRequested, findPanelPeriods } from './panel-repository.ts'
import { countStages, type Matching } from './repository.ts'

/** Returns what the owner is asked to do next. */
const nextStepOf = (parts: PropertyParts, facts: { hasRequest: boolean; today: string }) =>
  nextOwnerStep({
    ...parts.property,
    ...facts,
    isComplete: missingForSubmission(draftFactsOf(parts)).length === 0,
  })

/** Groups rows by their property. */
const byProperty = <T extends { propertyId: string }>(
  rows: readonly T[],
): Map<string, Omit<T, 'propertyId'>[]> => {
  const groups = new Map<string, Omit<T, 'propertyId'>[]>()
  for (const { propertyId, ...row } of rows) groups.set(propertyId, [...(groups.get(propertyId) ?? []), row])
  return groups
}

/** A property in its owner's panel: with what is asked next, what is taken and what was paid. */
export interface PanelEntry extends Pick<
  OwnListing,
  'next' | 'requestedBooking' | 'technicalVisit' | 'occupancy' | 'lastPayment'
> {
  readonly parts: PropertyParts
}

/** Reads properties for their owner's panel. The number of queries does not depend on that of properties. */
export async function readPanel(app: AppContext, rows: readonly PropertyRow[]): Promise<PanelEntry[]> {
  if (rows.length === 0) return []
  const now = app.clock.now()
  const ids = rows.map(({ id }) => id)
  const [parts, takenRows, paymentRows, visitRows, requested] = await Promise.all([
    loadParts(app.db, rows),
    findPanelPeriods(app.sql, ids, { now, days: occupancyDays }),
    findLastPayments(app.sql, ids),
    findExpectedVisits(app.sql, ids, now),
    findRequested(app.sql, ids),
  ])
  const [taken, payments, visits] = [byProperty(takenRows), byProperty(paymentRows), byProperty(visitRows)]
  return parts.map((each) => {
    const { id } = each.property
    const today = dateAt(now.getTime(), placeTimeZone(each.property))
    return {
      parts: each,
      next: nextStepOf(each, { today, hasRequest: requested.has(id) }),
      requestedBooking: requested.get(id) ?? null,
      technicalVisit: visits.get(id)?.[0] ?? null,
      occupancy: { from: today, to: addDays(today, occupancyDays), taken: taken.get(id) ?? [] },
      lastPayment: payments.get(id)?.[0] ?? null,
    }
  })
}

/** Returns how many properties of an owner match the words, per stage. */
export async function stageCounts({ db }: AppContext, matching: Matching): Promise<StageCounts> {
  const totals = new Map((await countStages(db, matching)).map(({ stage, total }) => [stage, total]))
  return Object.fromEntries(listingStages.map((stage) => [stage, totals.get(stage) ?? 0])) as StageCounts
}
