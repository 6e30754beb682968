// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.
import { icon } from '../icon.tsx'

export const Users = /* @__PURE__ */ icon(
  'm117 158a60 60 0 1 0-66 0 96 96 0 0 0-47 38 8 8 0 1 0 13 8 80 80 0 0 1 134 0 8 8 0 0 0 13-8 96 96 0 0 0-47-38zm-77-50a44 44 0 1 1 44 44 44 44 0 0 1-44-44zm210 99a8 8 0 0 1-11-3 80 80 0 0 0-67-36 8 8 0 0 1 0-16 44 44 0 1 0-16.3-84.9 8 8 0 1 1-6-14.8 60 60 0 0 1 55.6 105.6 96 96 0 0 1 46.7 38.1 8 8 0 0 1-2 11z',
)
