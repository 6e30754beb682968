// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const TrendDown = /* @__PURE__ */ icon(
  'm240 128v64a8 8 0 0 1-8 8h-64a8 8 0 0 1 0-16h45l-77-77-34 35a8 8 0 0 1-12 0l-72-72a8 8 0 0 1 12-12l66 67 34-35a8 8 0 0 1 12 0l82 83v-45a8 8 0 0 1 16 0z',
)
