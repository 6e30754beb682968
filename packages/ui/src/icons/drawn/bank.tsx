// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Bank = /* @__PURE__ */ icon(
  'm24 104h24v64h-16a8 8 0 0 0 0 16h192a8 8 0 0 0 0-16h-16v-64h24a8 8 0 0 0 4-15l-104-64a8 8 0 0 0-8 0l-104 64a8 8 0 0 0 4 15zm40 0h32v64h-32zm80 0v64h-32v-64zm48 64h-32v-64h32zm-64-127l76 47h-152zm120 167a8 8 0 0 1-8 8h-224a8 8 0 0 1 0-16h224a8 8 0 0 1 8 8z',
)
