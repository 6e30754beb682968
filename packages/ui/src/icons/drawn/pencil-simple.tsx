// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const PencilSimple = /* @__PURE__ */ icon(
  'm227 73l-44-44a16 16 0 0 0-23 0l-123 123a16 16 0 0 0-5 11v45a16 16 0 0 0 16 16h45a16 16 0 0 0 11-5l123-123a16 16 0 0 0 0-23zm-134 135h-45v-45l88-88 45 45zm99-99l-45-45 24-24 45 45z',
)
