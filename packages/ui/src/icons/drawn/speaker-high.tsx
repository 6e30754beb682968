// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const SpeakerHigh = /* @__PURE__ */ icon(
  'm156 25a8 8 0 0 0-9 1l-70 54h-45a16 16 0 0 0-16 16v64a16 16 0 0 0 16 16h45l70 54a8 8 0 0 0 13-6v-192a8 8 0 0 0-4-7zm-124 71h40v64h-40zm112 112l-56-44v-72l56-44zm54-106a40 40 0 0 1 0 52 8 8 0 0 1-12-10 24 24 0 0 0 0-32 8 8 0 0 1 12-10zm50 26a80 80 0 0 1-20 53 8 8 0 0 1-12-10 64 64 0 0 0 0-86 8 8 0 1 1 12-10 80 80 0 0 1 20 53z',
)
