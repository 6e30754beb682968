import type { ListingStage } from './listing-stages.ts'

/** What is asked of the owner of a property next (RULES.md §3.39). */
export const ownerSteps = [
  'complete',
  'submit',
  'schedule_visit',
  'receive_visit',
  'answer_offer',
  'submit_again',
  'answer_request',
  'extend_lease',
  'offer_again',
] as const
export type OwnerStep = (typeof ownerSteps)[number]

/** How many days before the end of its lease a property needs a new one, because bookings are whole months. */
export const leaseEndsSoonDays = 60

interface Facts {
  readonly stage: ListingStage
  /** Whether a draft has all that is needed to hand it in. */
  readonly isComplete: boolean
  readonly isActive: boolean
  /** Whether a tenant asks to cancel a booking and waits for an answer. */
  readonly hasRequest: boolean
  readonly endLease: string | null
  /** The date at the place, as `YYYY-MM-DD`. */
  readonly today: string
}

const dayMs = 86_400_000
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs

const whenPublished = ({ isActive, hasRequest, endLease, today }: Facts): OwnerStep | null => {
  if (hasRequest) return 'answer_request'
  if (!isActive) return 'offer_again'
  return endLease === null || daysBetween(today, endLease) <= leaseEndsSoonDays ? 'extend_lease' : null
}

/** Returns the next step of the owner, or null when it is somebody else's turn or nothing is open. */
export const nextOwnerStep = (facts: Facts): OwnerStep | null => {
  switch (facts.stage) {
    case 'draft': {
      return facts.isComplete ? 'submit' : 'complete'
    }
    case 'submitted': {
      return 'schedule_visit'
    }
    case 'visit_scheduled': {
      return 'receive_visit'
    }
    case 'evaluated': {
      return 'answer_offer'
    }
    case 'published': {
      return whenPublished(facts)
    }
    case 'declined': {
      return 'submit_again'
    }
    case 'accepted': {
      return null
    }
  }
}
