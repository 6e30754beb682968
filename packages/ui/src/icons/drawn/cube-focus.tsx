// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const CubeFocus = /* @__PURE__ */ icon(
  'm232 48v40a8 8 0 0 1-16 0v-32h-32a8 8 0 0 1 0-16h40a8 8 0 0 1 8 8zm-160 152h-32v-32a8 8 0 0 0-16 0v40a8 8 0 0 0 8 8h40a8 8 0 0 0 0-16zm152-40a8 8 0 0 0-8 8v32h-32a8 8 0 0 0 0 16h40a8 8 0 0 0 8-8v-40a8 8 0 0 0-8-8zm-192-64a8 8 0 0 0 8-8v-32h32a8 8 0 0 0 0-16h-40a8 8 0 0 0-8 8v40a8 8 0 0 0 8 8zm156 71l-56 32a8 8 0 0 1-8 0l-56-32a8 8 0 0 1-4-7v-64a8 8 0 0 1 4-7l56-32a8 8 0 0 1 8 0l56 32a8 8 0 0 1 4 7v64a8 8 0 0 1-4 7zm-100-71l40 23 40-23-40-23zm-8 59l40 23v-45l-40-23zm96 0v-45l-40 23v45z',
)
