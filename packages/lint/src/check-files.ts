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
  return [`${path} has ${lines} lines (${MAX_LINES} at most); split it by purpose.`]
}

function checkName({ path }: SourceFile): string[] {
  const [file = ''] = path.split('/').slice(-1)
  if (!/^[a-z0-9.-]+$/.test(file)) return [`${path}: the file name must be in kebab-case.`]
  if (/^(utils|helpers|common)\./.test(file) || /\/(utils|helpers|common)\//.test(path))
    return [`${path}: the name must say what the file is for (not utils, helpers or common).`]
  return []
}

function checkLeftovers({ path, text }: SourceFile): string[] {
  const mark = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'XX' + 'X'].join('|')})\\b`)
  const focused = new RegExp(
    `\\b(it|test|describe)\\.(${['on' + 'ly', 'sk' + 'ip', 'to' + 'do'].join('|')})\\(`,
  )
  const sentences: string[] = []
  if (mark.test(text)) sentences.push(`${path} contains a mark for unfinished work.`)
  if (isTest(path) && focused.test(text)) sentences.push(`${path} skips a test, or runs only one.`)
  return sentences
}
