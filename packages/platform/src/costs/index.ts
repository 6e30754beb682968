export { useCostText } from './use-cost-text.ts'
export { useMovingCosts } from './use-moving-costs.ts'
