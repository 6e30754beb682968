import type { ListingStage } from './listing-stages.ts'

/** What a property can lack before an admin may publish it, in the order in which it is asked for. */
export const publishingNeeds = ['submission', 'value', 'mandate'] as const
export type PublishingNeed = (typeof publishingNeeds)[number]

const needs: Readonly<Record<ListingStage, PublishingNeed | null>> = {
  draft: 'submission',
  submitted: 'value',
  visit_scheduled: 'value',
  evaluated: 'mandate',
  declined: 'value',
  accepted: null,
  published: null,
}

/**
 * Returns what is missing before a property can be published: that it is handed in, then an offer with a value,
 * then the accepted mandate (RULES.md §3.5). `hasPrice` tells whether it, or for the kind `room` one of its offered
 * rooms, has a price.
 */
export const missingToPublish = (stage: ListingStage, hasPrice: boolean): PublishingNeed | null =>
  needs[stage] ?? (hasPrice ? null : 'value')
