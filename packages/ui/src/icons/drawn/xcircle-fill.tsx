// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const XCircleFill = /* @__PURE__ */ icon(
  'm128 24a104 104 0 1 0 104 104 104 104 0 0 0-104-104zm38 130a8 8 0 0 1-12 12l-26-27-26 27a8 8 0 0 1-12-12l27-26-27-26a8 8 0 0 1 12-12l26 27 26-27a8 8 0 0 1 12 12l-27 26z',
)
