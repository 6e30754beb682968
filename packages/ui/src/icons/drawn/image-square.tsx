// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const ImageSquare = /* @__PURE__ */ icon(
  'm208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm-160 16h160v77l-25-24a16 16 0 0 0-22 0l-108 107h-5zm160 160h-132l96-96 36 36v60zm-112-88a24 24 0 1 0-24-24 24 24 0 0 0 24 24zm0-32a8 8 0 1 1-8 8 8 8 0 0 1 8-8z',
)
