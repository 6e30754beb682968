// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Elevator = /* @__PURE__ */ icon(
  'm208 32h-160a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-160a16 16 0 0 0-16-16zm-32 80v96h-40v-96zm-56 96h-40v-96h40zm88 0h-16v-104a8 8 0 0 0-8-8h-112a8 8 0 0 0-8 8v104h-16v-160h160v160zm-56-136a8 8 0 0 1-8 8h-32a8 8 0 0 1 0-16h32a8 8 0 0 1 8 8z',
)
