// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const SortAscending = /* @__PURE__ */ icon(
  'm128 128a8 8 0 0 1-8 8h-72a8 8 0 0 1 0-16h72a8 8 0 0 1 8 8zm-80-56h136a8 8 0 0 0 0-16h-136a8 8 0 0 0 0 16zm56 112h-56a8 8 0 0 0 0 16h56a8 8 0 0 0 0-16zm126-22a8 8 0 0 0-12 0l-26 27v-77a8 8 0 0 0-16 0v77l-26-27a8 8 0 0 0-12 12l40 40a8 8 0 0 0 12 0l40-40a8 8 0 0 0 0-12z',
)
