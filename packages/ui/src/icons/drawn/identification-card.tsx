// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const IdentificationCard = /* @__PURE__ */ icon(
  'm200 112a8 8 0 0 1-8 8h-40a8 8 0 0 1 0-16h40a8 8 0 0 1 8 8zm-8 24h-40a8 8 0 0 0 0 16h40a8 8 0 0 0 0-16zm40-80v144a16 16 0 0 1-16 16h-176a16 16 0 0 1-16-16v-144a16 16 0 0 1 16-16h176a16 16 0 0 1 16 16zm-16 144v-144h-176v144h176zm-80-34a8 8 0 1 1-16 4c-2-10-13-18-24-18s-22 8-24 18a8 8 0 1 1-16-4 40 40 0 0 1 17-23 32 32 0 1 1 46 0 40 40 0 0 1 17 23zm-40-30a16 16 0 1 0-16-16 16 16 0 0 0 16 16z',
)
