// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Quotes = /* @__PURE__ */ icon(
  'm100 56h-60a16 16 0 0 0-16 16v64a16 16 0 0 0 16 16h60v8a32 32 0 0 1-32 32 8 8 0 0 0 0 16 48 48 0 0 0 48-48v-88a16 16 0 0 0-16-16zm0 80h-60v-64h60zm116-80h-60a16 16 0 0 0-16 16v64a16 16 0 0 0 16 16h60v8a32 32 0 0 1-32 32 8 8 0 0 0 0 16 48 48 0 0 0 48-48v-88a16 16 0 0 0-16-16zm0 80h-60v-64h60z',
)
