// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const CornersOut = /* @__PURE__ */ icon(
  'm216 48v40a8 8 0 0 1-16 0v-32h-32a8 8 0 0 1 0-16h40a8 8 0 0 1 8 8zm-128 152h-32v-32a8 8 0 0 0-16 0v40a8 8 0 0 0 8 8h40a8 8 0 0 0 0-16zm120-40a8 8 0 0 0-8 8v32h-32a8 8 0 0 0 0 16h40a8 8 0 0 0 8-8v-40a8 8 0 0 0-8-8zm-120-120h-40a8 8 0 0 0-8 8v40a8 8 0 0 0 16 0v-32h32a8 8 0 0 0 0-16z',
)
