// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Receipt = /* @__PURE__ */ icon(
  'm72 104a8 8 0 0 1 8-8h96a8 8 0 0 1 0 16h-96a8 8 0 0 1-8-8zm8 40h96a8 8 0 0 0 0-16h-96a8 8 0 0 0 0 16zm152-88v152a8 8 0 0 1-12 7l-28-14-28 14a8 8 0 0 1-8 0l-28-14-28 14a8 8 0 0 1-8 0l-28-14-28 14a8 8 0 0 1-12-7v-152a16 16 0 0 1 16-16h176a16 16 0 0 1 16 16zm-16 0h-176v139l20-10a8 8 0 0 1 8 0l28 14 28-14a8 8 0 0 1 8 0l28 14 28-14a8 8 0 0 1 8 0l20 10z',
)
