/** What the common expenses of a place can cover, in the order in which it is said. */
export const expenseCovers = ['water', 'electricity', 'internet', 'alarm', 'cleaning'] as const
export type ExpenseCover = (typeof expenseCovers)[number]
