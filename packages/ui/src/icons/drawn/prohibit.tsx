// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Prohibit = /* @__PURE__ */ icon(
  'm128 24a104 104 0 1 0 104 104 104 104 0 0 0-104-104zm88 104a88 88 0 0 1-20 56l-124.3-123.6a88 88 0 0 1 144.3 67.6zm-176 0a88 88 0 0 1 20-56l124.3 123.6a88 88 0 0 1-144.3-67.6z',
)
