// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Buildings = /* @__PURE__ */ icon(
  'm240 208h-16v-112a16 16 0 0 0-16-16h-64v-48a16 16 0 0 0-25-13l-80 53a16 16 0 0 0-7 13v123h-16a8 8 0 0 0 0 16h224a8 8 0 0 0 0-16zm-32-112v112h-64v-112zm-160-11l80-53v176h-80zm64 27v16a8 8 0 0 1-16 0v-16a8 8 0 1 1 16 0zm-32 0v16a8 8 0 0 1-16 0v-16a8 8 0 1 1 16 0zm0 56v16a8 8 0 0 1-16 0v-16a8 8 0 0 1 16 0zm32 0v16a8 8 0 0 1-16 0v-16a8 8 0 0 1 16 0z',
)
