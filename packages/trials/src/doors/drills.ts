import type { Drill } from './drill.ts'
import { pathForms } from './drills/path-forms.ts'

/** All drills in the order they run, by the name that `--only` takes. */
export const drills: Readonly<Record<string, Drill>> = {
  'path-forms': pathForms,
}
