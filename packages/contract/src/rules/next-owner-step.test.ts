import { expect, it } from 'vitest'
import { nextOwnerStep } from './next-owner-step.ts'

const facts = {
  isComplete: false,
  isActive: true,
  hasRequest: false,
  endLease: '2027-06-01',
  today: '2027-01-01',
}

it('asks the owner for the step that the stage needs', () => {
  expect(nextOwnerStep({ ...facts, stage: 'draft' })).toBe('complete')
  expect(nextOwnerStep({ ...facts, stage: 'draft', isComplete: true })).toBe('submit')
  expect(nextOwnerStep({ ...facts, stage: 'submitted' })).toBe('schedule_visit')
  expect(nextOwnerStep({ ...facts, stage: 'visit_scheduled' })).toBe('receive_visit')
  expect(nextOwnerStep({ ...facts, stage: 'evaluated' })).toBe('answer_offer')
  expect(nextOwnerStep({ ...facts, stage: 'accepted' })).toBeNull()
  expect(nextOwnerStep({ ...facts, stage: 'declined' })).toBe('submit_again')
})

it('asks for a later end of the lease in its last 60 days, and to offer again what is withheld', () => {
  const published = { ...facts, stage: 'published' } as const
  expect(nextOwnerStep(published)).toBeNull()
  expect(nextOwnerStep({ ...published, today: '2027-04-01' })).toBeNull()
  expect(nextOwnerStep({ ...published, today: '2027-04-02' })).toBe('extend_lease')
  expect(nextOwnerStep({ ...published, endLease: null })).toBe('extend_lease')
  expect(nextOwnerStep({ ...published, isActive: false, endLease: null })).toBe('offer_again')
})

it('asks for an answer to a tenant who wants to cancel before anything else, because its time runs out', () => {
  const asked = { ...facts, stage: 'published', hasRequest: true, isActive: false, endLease: null } as const
  expect(nextOwnerStep(asked)).toBe('answer_request')
})
