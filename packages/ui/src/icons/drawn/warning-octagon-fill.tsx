// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const WarningOctagonFill = /* @__PURE__ */ icon(
  'm227 80l-51-51a16 16 0 0 0-12-5h-72a16 16 0 0 0-12 5l-51 51a16 16 0 0 0-5 12v72a16 16 0 0 0 5 12l51 51a16 16 0 0 0 12 5h72a16 16 0 0 0 12-5l51-51a16 16 0 0 0 5-12v-72a16 16 0 0 0-5-12zm-107 0a8 8 0 0 1 16 0v56a8 8 0 0 1-16 0zm8 104a12 12 0 1 1 12-12 12 12 0 0 1-12 12z',
)
