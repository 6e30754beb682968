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
  { id: 'publish', questions: ['cost', 'measure', 'noestimate', 'price', 'pause'] },
  { id: 'account', questions: ['register', 'password', 'data'] },
] as const

export type Question = (typeof questionGroups)[number]['questions'][number]
