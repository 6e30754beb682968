// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const HouseLine = /* @__PURE__ */ icon(
  'm240 208h-16v-72l2 2a8 8 0 0 0 12-11l-99-98a16 16 0 0 0-22 0l-99 98a8 8 0 0 0 12 11l2-2v72h-16a8 8 0 0 0 0 16h224a8 8 0 0 0 0-16zm-192-88l80-80 80 80v88h-48v-56a8 8 0 0 0-8-8h-48a8 8 0 0 0-8 8v56h-48zm96 88h-32v-48h32z',
)
