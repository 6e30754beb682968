// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const CloudSlash = /* @__PURE__ */ icon(
  'm54 35a8 8 0 1 0-12 10l39 44 0 0a65 65 0 0 0-9-1 64 64 0 0 0 0 128h88a87 87 0 0 0 32-6l10 11a8 8 0 1 0 12-10zm106 165h-88a48 48 0 0 1 0-96c1 0 2 0 3 0a88 88 0 0 0-3 24 8 8 0 0 0 16 0 72 72 0 0 1 5-27l87 96a72 72 0 0 1-20 3zm88-72a88 88 0 0 1-22 59 8 8 0 0 1-12.3-11 72 72 0 0 0-96.3-106 8 8 0 0 1-9.5-12.9 88 88 0 0 1 140.1 70.9z',
)
