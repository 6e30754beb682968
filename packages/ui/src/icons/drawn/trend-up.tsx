// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const TrendUp = /* @__PURE__ */ icon(
  'm240 56v64a8 8 0 0 1-16 0v-45l-82 83a8 8 0 0 1-12 0l-34-35-66 67a8 8 0 0 1-12-12l72-72a8 8 0 0 1 12 0l34 35 77-77h-45a8 8 0 0 1 0-16h64a8 8 0 0 1 8 8z',
)
