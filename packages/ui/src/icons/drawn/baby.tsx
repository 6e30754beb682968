// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Baby = /* @__PURE__ */ icon(
  'm92 140a12 12 0 1 1 12-12 12 12 0 0 1-12 12zm72-24a12 12 0 1 0 12 12 12 12 0 0 0-12-12zm-12 45a45 45 0 0 1-48 0 8 8 0 0 0-8 14 61 61 0 0 0 64 0 8 8 0 0 0-8-14zm80-33a104 104 0 1 1-104-104 104 104 0 0 1 104 104zm-16 0a88 88 0 0 0-84-88c-12 16-12 32-12 32a8 8 0 0 0 16 0 8 8 0 0 1 16 0 24 24 0 0 1-48 0c0-1 0-14 8-31a88 88 0 1 0 104 87z',
)
