// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Ruler = /* @__PURE__ */ icon(
  'm235 73l-52-52a16 16 0 0 0-23 0l-139 139a16 16 0 0 0 0 23l52 52a16 16 0 0 0 23 0l139-139a16 16 0 0 0 0-23zm-150 151l-53-53 32-32 26 27a8 8 0 0 0 12-12l-27-26 21-21 26 27a8 8 0 0 0 12-12l-27-26 21-21 26 27a8 8 0 0 0 12-12l-27-26 32-32 53 53z',
)
