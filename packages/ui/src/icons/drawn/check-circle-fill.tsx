// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const CheckCircleFill = /* @__PURE__ */ icon(
  'm128 24a104 104 0 1 0 104 104 104 104 0 0 0-104-104zm46 86l-56 56a8 8 0 0 1-12 0l-24-24a8 8 0 0 1 12-12l18 19 50-51a8 8 0 0 1 12 12z',
)
