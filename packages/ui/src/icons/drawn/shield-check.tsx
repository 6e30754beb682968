// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const ShieldCheck = /* @__PURE__ */ icon(
  'm208 40h-160a16 16 0 0 0-16 16v56c0 53 26 85 47 102 23 19 46 25 47 26a8 8 0 0 0 4 0c1-1 24-7 47-26 21-17 47-49 47-102v-56a16 16 0 0 0-16-16zm0 72c0 37-14 67-41 89a129 129 0 0 1-39 23 128 128 0 0 1-39-22c-27-22-41-53-41-90l0-56 160 0zm-126 30a8 8 0 0 1 12-12l18 19 50-51a8 8 0 0 1 12 12l-56 56a8 8 0 0 1-12 0z',
)
