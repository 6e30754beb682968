export * from './endpoints.ts'
export * from './schemas.ts'
export * from '../rules/deposit-states.ts'
export * from '../rules/kept-deposit.ts'
