// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const WarningOctagon = /* @__PURE__ */ icon(
  'm120 136v-56a8 8 0 0 1 16 0v56a8 8 0 0 1-16 0zm112-44v72a16 16 0 0 1-5 12l-51 51a16 16 0 0 1-12 5h-72a16 16 0 0 1-12-5l-51-51a16 16 0 0 1-5-12v-72a16 16 0 0 1 5-12l51-51a16 16 0 0 1 12-5h72a16 16 0 0 1 12 5l51 51a16 16 0 0 1 5 12zm-16 0l-52-52h-72l-52 52v72l52 52h72l52-52zm-88 68a12 12 0 1 0 12 12 12 12 0 0 0-12-12z',
)
