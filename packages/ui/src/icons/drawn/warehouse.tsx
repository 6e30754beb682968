// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Warehouse = /* @__PURE__ */ icon(
  'm240 184h-8v-126l10-2a8 8 0 1 0-4-16l-224 48a8 8 0 0 0 2 16 8 8 0 0 0 2 0l6-2v82h-8a8 8 0 0 0 0 16h224a8 8 0 0 0 0-16zm-200-85l176-38v123h-24v-56a8 8 0 0 0-8-8h-112a8 8 0 0 0-8 8v56h-24zm136 53h-96v-16h96zm-96 16h96v16h-96z',
)
