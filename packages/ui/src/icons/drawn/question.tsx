// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Question = /* @__PURE__ */ icon(
  'm140 180a12 12 0 1 1-12-12 12 12 0 0 1 12 12zm-12-108c-22 0-40 16-40 36v4a8 8 0 0 0 16 0v-4c0-11 11-20 24-20s24 9 24 20-11 20-24 20a8 8 0 0 0-8 8v8a8 8 0 0 0 16 0v-1c18-3 32-18 32-35 0-20-18-36-40-36zm104 56a104 104 0 1 1-104-104 104 104 0 0 1 104 104zm-16 0a88 88 0 1 0-88 88 88 88 0 0 0 88-88z',
)
