import { parseSync, Visitor } from 'oxc-parser'
import { isTest, type SourceFile } from './source-files.ts'

const door = 'packages/platform/src/browser/open-tab.ts'

/** Rooms whose code runs in no visitor's browser. */
const exempt = ['packages/gallery/', 'packages/stand-ins/', 'packages/trials/', 'packages/testing/', 'e2e/']

const windows = /^(window|globalThis|self|top|parent|document\.defaultView!?)$/

/**
 * Returns one sentence per place that opens a window by itself. The browsers inside apps return null, throw, or return something
 * half alive; `openTab` copes with all of it, and its callers show a plain link as the way out.
 */
export const checkWindows = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => path !== door && !isTest(path) && !exempt.some((room) => path.startsWith(room)))
    .filter(({ text }) => /\bopen\b/.test(text))
    .flatMap(openingsIn)

function openingsIn({ path, text }: SourceFile): string[] {
  const breaches: string[] = []
  const report = (start: number, end: number) =>
    breaches.push(
      `${path}: ${text.slice(start, end)} may throw or open nothing: use openTab of the platform.`,
    )
  new Visitor({
    MemberExpression({ object, property, start, end }) {
      const name = 'name' in property ? property.name : 'value' in property ? property.value : undefined
      if (name === 'open' && windows.test(text.slice(object.start, object.end))) report(start, end)
    },
    VariableDeclarator({ id, init, start, end }) {
      if (id.type !== 'ObjectPattern' || !init || !windows.test(text.slice(init.start, init.end))) return
      const takes = id.properties.some(
        (one) => one.type === 'Property' && 'name' in one.key && one.key.name === 'open',
      )
      if (takes) report(start, end)
    },
  }).visit(parseSync(path, text).program)
  return breaches
}
