// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Wallet = /* @__PURE__ */ icon(
  'm216 64h-160a8 8 0 0 1 0-16h136a8 8 0 0 0 0-16h-136a24 24 0 0 0-24 24v128a24 24 0 0 0 24 24h160a16 16 0 0 0 16-16v-112a16 16 0 0 0-16-16zm0 128h-160a8 8 0 0 1-8-8v-105a24 24 0 0 0 8 1h160zm-48-60a12 12 0 1 1 12 12 12 12 0 0 1-12-12z',
)
