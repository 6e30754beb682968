// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const FadersHorizontal = /* @__PURE__ */ icon(
  'm176 80a8 8 0 0 1 8-8h32a8 8 0 0 1 0 16h-32a8 8 0 0 1-8-8zm-136 8h104v16a8 8 0 0 0 16 0v-48a8 8 0 0 0-16 0v16h-104a8 8 0 0 0 0 16zm176 80h-96a8 8 0 0 0 0 16h96a8 8 0 0 0 0-16zm-128-24a8 8 0 0 0-8 8v16h-40a8 8 0 0 0 0 16h40v16a8 8 0 0 0 16 0v-48a8 8 0 0 0-8-8z',
)
