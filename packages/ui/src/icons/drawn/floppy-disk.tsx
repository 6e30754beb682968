// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const FloppyDisk = /* @__PURE__ */ icon(
  'm219 72l-35-35a16 16 0 0 0-11-5h-125a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-125a16 16 0 0 0-5-11zm-51 136h-80v-56h80zm40 0h-24v-56a16 16 0 0 0-16-16h-80a16 16 0 0 0-16 16v56h-24v-160h125l35 35zm-48-136a8 8 0 0 1-8 8h-56a8 8 0 0 1 0-16h56a8 8 0 0 1 8 8z',
)
