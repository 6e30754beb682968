// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const CaretUpDown = /* @__PURE__ */ icon(
  'm182 170a8 8 0 0 1 0 12l-48 48a8 8 0 0 1-12 0l-48-48a8 8 0 0 1 12-12l42 43 42-43a8 8 0 0 1 12 0zm-96-84l42-43 42 43a8 8 0 0 0 12-12l-48-48a8 8 0 0 0-12 0l-48 48a8 8 0 0 0 12 12z',
)
