// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Lightning = /* @__PURE__ */ icon(
  'm216 118a8 8 0 0 0-5-5l-58-22 15-73a8 8 0 0 0-14-7l-112 120a8 8 0 0 0 3 13l58 21-15 73a8 8 0 0 0 14 7l112-120a8 8 0 0 0 2-7zm-107 96l11-52a8 8 0 0 0-5-9l-53-20 85-91-11 52a8 8 0 0 0 5 9l53 20z',
)
