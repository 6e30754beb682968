// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Megaphone = /* @__PURE__ */ icon(
  'm248 120a48 48 0 0 0-48-48h-40c-3 0-53-4-102-44a16 16 0 0 0-26 12v160a16 16 0 0 0 26 12c38-31 77-41 94-43v32a16 16 0 0 0 7 13l11 7a16 16 0 0 0 25-9l11-44a48 48 0 0 0 42-48zm-200 80v-160h0c43 36 87 45 104 47v66c-17 2-61 11-104 47zm131 8l0 0-11-7v-33h22zm21-56h-32v-64h32a32 32 0 1 1 0 64z',
)
