// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const WarningFill = /* @__PURE__ */ icon(
  'm237 188l-88-152h0.4a24.8 24.8 0 0 0-42.7 0.2l-87.7 151.8a24 24 0 0 0 0 24 24 24 0 0 0 22 12h174a24 24 0 0 0 22-12 24 24 0 0 0 0-24zm-117-84a8 8 0 0 1 16 0v40a8 8 0 0 1-16 0zm8 88a12 12 0 1 1 12-12 12 12 0 0 1-12 12z',
)
