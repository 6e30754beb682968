// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const NavigationArrow = /* @__PURE__ */ icon(
  'm237 106l-176-65 0 0a16 16 0 0 0-20 20 1 1 0 0 0 0 0l65 176a16 16 0 0 0 15 11h1a16 16 0 0 0 15-11l0 0 21-78 78-22 1 0a16 16 0 0 0 0-31zm-87 38a8 8 0 0 0-6 6l-23 82 0 0-65-176 176 65 0 0z',
)
