// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const ReceiptFill = /* @__PURE__ */ icon(
  'm216 40h-176a16 16 0 0 0-16 16v152a8 8 0 0 0 12 7l28-14 28 14a8 8 0 0 0 8 0l28-14 28 14a8 8 0 0 0 8 0l28-14 28 14a8 8 0 0 0 12-7v-152a16 16 0 0 0-16-16zm-40 104h-96a8 8 0 0 1 0-16h96a8 8 0 0 1 0 16zm0-32h-96a8 8 0 0 1 0-16h96a8 8 0 0 1 0 16z',
)
