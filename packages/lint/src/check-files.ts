import { isTest, type SourceFile } from './source-files.ts'

const MAX_LINES = 250
const exempt = /(^|\/)(migrations|locales|seed|messages|illustrations)\//

/** Checks size, names and leftovers; returns one sentence per problem. */
export function checkFiles(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => [...checkSize(file), ...checkName(file), ...checkLeftovers(file)])
}

function checkSize({ path, text }: SourceFile): string[] {
  const lines = text.split('\n').length - 1
  if (lines <= MAX_LINES || isTest(path) || exempt.test(path)) return []
  return [`${path} has ${lines} lines (${MAX_LINES} at most): two things live in one room.`]
}

function checkName({ path }: SourceFile): string[] {
  const [file = ''] = path.split('/').slice(-1)
  if (!/^[a-z0-9.-]+$/.test(file)) return [`${path}: file names are kebab-case.`]
  if (/^(utils|helpers|common)\./.test(file) || /\/(utils|helpers|common)\//.test(path))
    return [`${path}: a name that explains nothing.`]
  return []
}

function checkLeftovers({ path, text }: SourceFile): string[] {
  const mark = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'XX' + 'X'].join('|')})\\b`)
  const focused = new RegExp(
    `\\b(it|test|describe)\\.(${['on' + 'ly', 'sk' + 'ip', 'to' + 'do'].join('|')})\\(`,
  )
  const sentences: string[] = []
  if (mark.test(text)) sentences.push(`${path}: something is marked as left undone.`)
  if (isTest(path) && focused.test(text)) sentences.push(`${path}: a test is skipped or alone.`)
  return sentences
}
