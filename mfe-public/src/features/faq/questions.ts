import { payoutDays, usualCommission } from '@metrolibre/contract'

/** What answers name that is a rule of the product. */
export const answerValues = { commission: usualCommission, days: payoutDays }

/** The questions of the page by audience; the messages are `mfe-public.questions.<id>.title` and `.text`. */
export const questionGroups = [
  {
    id: 'rent',
    questions: [
      'minimum',
      'expenses',
      'parking',
      'deposit',
      'leave',
      'sleep',
      'pay',
      'visit',
      'taken',
      'contract',
      'convert',
    ],
  },
  { id: 'publish', questions: ['cost', 'commission', 'paid', 'measure', 'noestimate', 'price', 'pause'] },
  { id: 'account', questions: ['register', 'password', 'data'] },
] as const

export type FaqQuestion = (typeof questionGroups)[number]['questions'][number]
