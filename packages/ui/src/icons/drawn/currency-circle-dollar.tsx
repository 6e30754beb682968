// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const CurrencyCircleDollar = /* @__PURE__ */ icon(
  'm128 24a104 104 0 1 0 104 104 104 104 0 0 0-104-104zm0 192a88 88 0 1 1 88-88 88 88 0 0 1-88 88zm40-68a28 28 0 0 1-28 28h-4v8a8 8 0 0 1-16 0v-8h-16a8 8 0 0 1 0-16h36a12 12 0 0 0 0-24h-24a28 28 0 0 1 0-56h4v-8a8 8 0 0 1 16 0v8h16a8 8 0 0 1 0 16h-36a12 12 0 0 0 0 24h24a28 28 0 0 1 28 28z',
)
