// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Timer = /* @__PURE__ */ icon(
  'm128 40a96 96 0 1 0 96 96 96 96 0 0 0-96-96zm0 176a80 80 0 1 1 80-80 80 80 0 0 1-80 80zm46-126a8 8 0 0 1 0 12l-40 40a8 8 0 0 1-12-12l40-40a8 8 0 0 1 12 0zm-78-74a8 8 0 0 1 8-8h48a8 8 0 0 1 0 16h-48a8 8 0 0 1-8-8z',
)
