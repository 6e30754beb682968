/** The time limits of cancelling a paid booking (RULES.md §6.107, §6.108, §6.112). */
export const cancellationTimes = {
  /** Until so many days before the first day, everything is refunded. */
  fullRefundDays: 7,
  /** The same by the hour: until so many hours before the first one. */
  fullRefundHours: 24,
  /** The owner's time to answer. Then the booking is cancelled without an answer. */
  answerHours: 72,
} as const
