// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const XCircle = /* @__PURE__ */ icon(
  'm166 102l-27 26 27 26a8 8 0 0 1-12 12l-26-27-26 27a8 8 0 0 1-12-12l27-26-27-26a8 8 0 0 1 12-12l26 27 26-27a8 8 0 0 1 12 12zm66 26a104 104 0 1 1-104-104 104 104 0 0 1 104 104zm-16 0a88 88 0 1 0-88 88 88 88 0 0 0 88-88z',
)
