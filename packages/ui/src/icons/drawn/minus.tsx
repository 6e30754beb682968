// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Minus = /* @__PURE__ */ icon('m224 128a8 8 0 0 1-8 8h-176a8 8 0 0 1 0-16h176a8 8 0 0 1 8 8z')
