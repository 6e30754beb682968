// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Eraser = /* @__PURE__ */ icon(
  'm225 80l-41-41a24 24 0 0 0-34 0l-119 119a24 24 0 0 0 0 34l30 30a8 8 0 0 0 6 2h149a8 8 0 0 0 0-16h-85l94-94a24 24 0 0 0 0-34zm-116 128h-39l-28-28a8 8 0 0 1 0-11l54-54 53 53zm105-105l-54 54-53-53 54-54a8 8 0 0 1 11 0l42 42a8 8 0 0 1 0 11z',
)
