// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Lock = /* @__PURE__ */ icon(
  'm208 80h-32v-24a48 48 0 0 0-96 0v24h-32a16 16 0 0 0-16 16v112a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-112a16 16 0 0 0-16-16zm-112-24a32 32 0 0 1 64 0v24h-64zm112 152h-160v-112h160v112zm-68-56a12 12 0 1 1-12-12 12 12 0 0 1 12 12z',
)
