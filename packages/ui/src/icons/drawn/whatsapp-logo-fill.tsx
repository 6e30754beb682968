// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const WhatsappLogoFill = /* @__PURE__ */ icon(
  'm153 145l23 12a24 24 0 0 1-24 19 72 72 0 0 1-72-72 24 24 0 0 1 19-24l12 23-10 15a8 8 0 0 0-1 8 56 56 0 0 0 30 30 8 8 0 0 0 8-1zm79-17a104 104 0 0 1-152.9 91.8l-34.1 11.2a16 16 0 0 1-20-20l11.2-34.1a104 104 0 1 1 195.8-48.9zm-40 24a8 8 0 0 0-4-7l-32-16a8 8 0 0 0-8 0l-15 10a41 41 0 0 1-16-16l10-15a8 8 0 0 0 0-8l-16-32a8 8 0 0 0-7-4 40 40 0 0 0-40 40 88 88 0 0 0 88 88 40 40 0 0 0 40-40z',
)
