// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Bell = /* @__PURE__ */ icon(
  'm222 176c-5.7-9.6-14-36.7-14-72a80 80 0 1 0-160 0c0 35-8 62-14 72a16 16 0 0 0 14 24h40.8a40 40 0 0 0 78.4 0h40.8a16 16 0 0 0 14-24zm-94 40a24 24 0 0 1-23-16h46a24 24 0 0 1-23 16zm-80-32c7.7-13.2 16-43.9 16-80a64 64 0 1 1 128 0c0 36 8 67 16 80z',
)
