// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const ChartBar = /* @__PURE__ */ icon(
  'm224 200h-8v-160a8 8 0 0 0-8-8h-56a8 8 0 0 0-8 8v40h-48a8 8 0 0 0-8 8v40h-40a8 8 0 0 0-8 8v64h-8a8 8 0 0 0 0 16h192a8 8 0 0 0 0-16zm-64-152h40v152h-40zm-56 48h40v104h-40zm-48 48h32v56h-32z',
)
