// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const HeartFill = /* @__PURE__ */ icon(
  'm240 102c0 70-104 127-108 129a8 8 0 0 1-8 0c-4-2-108-59-108-129a62 62 0 0 1 62-62c21 0 39 9 50 24 11-15 29-24 50-24a62 62 0 0 1 62 62z',
)
