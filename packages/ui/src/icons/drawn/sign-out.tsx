// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const SignOut = /* @__PURE__ */ icon(
  'm120 216a8 8 0 0 1-8 8h-64a8 8 0 0 1-8-8v-176a8 8 0 0 1 8-8h64a8 8 0 0 1 0 16h-56v160h56a8 8 0 0 1 8 8zm110-94l-40-40a8 8 0 0 0-12 12l27 26h-93a8 8 0 0 0 0 16h93l-27 26a8 8 0 0 0 12 12l40-40a8 8 0 0 0 0-12z',
)
