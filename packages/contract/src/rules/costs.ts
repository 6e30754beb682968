// What a booking costs besides its price, and how that is said.
export * from './cost-answers.ts'
export * from './extra-costs.ts'
export * from './moving-costs.ts'
export * from './moving-cost-words.ts'
export * from './stay-costs.ts'
export * from './stay-cost-words.ts'
