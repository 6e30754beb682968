// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Warning = /* @__PURE__ */ icon(
  'm237 188l-88-152h0.4a24.8 24.8 0 0 0-42.7 0.2l-87.7 151.8a24 24 0 0 0 0 24 24 24 0 0 0 22 12h174a24 24 0 0 0 22-12 24 24 0 0 0 0-24zm-14 16a9 9 0 0 1-8 4h-174a9 9 0 0 1-8-4 8 8 0 0 1 0-8l88-152a9 9 0 0 1 15 0l87 152a8 8 0 0 1 0 8zm-103-60v-40a8 8 0 0 1 16 0v40a8 8 0 0 1-16 0zm20 36a12 12 0 1 1-12-12 12 12 0 0 1 12 12z',
)
