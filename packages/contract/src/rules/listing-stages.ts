/** The stages of an owner's property on its way to being published, in order (RULES.md §3.3). */
export const listingStages = [
  'draft',
  'submitted',
  'visit_scheduled',
  'evaluated',
  'accepted',
  'declined',
  'published',
] as const
export type ListingStage = (typeof listingStages)[number]

/** The actors of a change of stage. `visit` is a signed notice about the technical visit. */
export type ListingActor = 'owner' | 'admin' | 'visit'

export interface ListingTransition {
  readonly from: ListingStage
  readonly to: ListingStage
  readonly by: readonly ListingActor[]
}

const transition = (
  from: ListingStage,
  to: ListingStage,
  by: readonly ListingActor[],
): ListingTransition => ({ from, to, by })

/** Every change of stage that is allowed. The database refuses all others. */
export const listingTransitions: readonly ListingTransition[] = [
  transition('draft', 'submitted', ['owner', 'admin']),
  transition('submitted', 'visit_scheduled', ['visit', 'admin']),
  transition('visit_scheduled', 'submitted', ['visit', 'admin']),
  // An inspector may have come without an appointment in the widget.
  transition('submitted', 'evaluated', ['admin']),
  transition('visit_scheduled', 'evaluated', ['admin']),
  // An admin may record that the mandate was signed on paper.
  transition('evaluated', 'accepted', ['owner', 'admin']),
  transition('evaluated', 'declined', ['owner', 'admin']),
  transition('declined', 'evaluated', ['admin']),
  transition('declined', 'submitted', ['owner', 'admin']),
  transition('accepted', 'published', ['admin']),
  transition('published', 'accepted', ['admin']),
]

/** Tells whether this actor may move a property from one stage to the other. */
export const mayMoveStage = (from: ListingStage, to: ListingStage, actor: ListingActor): boolean =>
  listingTransitions.some((known) => known.from === from && known.to === to && known.by.includes(actor))

/** The stages in which an owner can discard a property. */
export const discardableStages: readonly ListingStage[] = ['draft', 'declined']
