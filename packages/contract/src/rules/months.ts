/** What is known of the months of bookings that are paid month by month. */
export * from './charge-states.ts'
export * from './payment-plan.ts'
export * from './saved-cards.ts'
