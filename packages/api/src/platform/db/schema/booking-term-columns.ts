import { boolean } from 'drizzle-orm/pg-core'

/** On which terms a place is booked; for bookings from then on. */
export const bookingTermColumns = () => ({
  /** Whether stays of several months may be paid month by month. */
  monthlyPlan: boolean().notNull().default(false),
  /** Whether the deposit is paid with the booking and kept by the platform. */
  keepsDeposit: boolean().notNull().default(false),
})
