// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Hourglass = /* @__PURE__ */ icon(
  'm200 76v-36a16 16 0 0 0-16-16h-112a16 16 0 0 0-16 16v36a16 16 0 0 0 6 13l53 39-53 39a16 16 0 0 0-6 13v36a16 16 0 0 0 16 16h112a16 16 0 0 0 16-16v-36a16 16 0 0 0-6-12l-53-40 53-40a16 16 0 0 0 6-12zm-16 140h-112v-36l56-42 56 42zm0-140l-56 42-56-42v-36h112z',
)
