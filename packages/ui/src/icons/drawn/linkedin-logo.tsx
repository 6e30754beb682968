// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const LinkedinLogo = /* @__PURE__ */ icon(
  'm216 24h-176a16 16 0 0 0-16 16v176a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16v-176a16 16 0 0 0-16-16zm0 192h-176v-176h176v176zm-120-104v64a8 8 0 0 1-16 0v-64a8 8 0 0 1 16 0zm88 28v36a8 8 0 0 1-16 0v-36a20 20 0 0 0-40 0v36a8 8 0 0 1-16 0v-64a8 8 0 0 1 15.8-1.8 36 36 0 0 1 56.2 29.8zm-84-56a12 12 0 1 1-12-12 12 12 0 0 1 12 12z',
)
