import type { SourceFile } from './source-files.ts'

/** The files of the rules, one for each section. */
export const isRules = (path: string): boolean => /^packages\/contract\/rules\/[^/]+\.md$/.test(path)

const ruleLine = /^- \*\*((\d+)\.(\d+)([a-z]?))\*\* \S/
const longest = 300

/** A citation may break its line after the name of the file, and lead to several rules: `RULES.md §3.2 and §4.1`. */
const cited = /RULES\.md[\s*]+§\d+(?:\.\d+[a-z]?)?(?:(?:,| and)[\s*]+§\d+(?:\.\d+[a-z]?)?)*/g
const id = /§(\d+(?:\.\d+[a-z]?)?)/g

/**
 * Checks the form of the rules of the product: each is one line of at most 300 characters, and its id has the number of
 * its section and comes after that of the rule before it.
 */
export const checkRuleForm = (sections: readonly SourceFile[]): string[] =>
  sections.flatMap(({ path, text }) => {
    const section = sectionOf(text)
    let last = ''
    return text.split('\n').flatMap((line, index) => {
      if (line === '' || line.startsWith('#')) return []
      const at = `${path}:${index + 1}`
      const [, name = '', own, number = '', letter = ''] = ruleLine.exec(line) ?? []
      if (own !== section || !section) return [`${at}: a rule is one line like "- **${section}.1** …".`]
      const place = number.padStart(6, '0') + letter
      const isLate = place <= last
      last = place
      return [
        ...(isLate ? [`${at}: the id ${name} is not after the one before it.`] : []),
        ...(line.length > longest
          ? [`${at}: ${name} has ${line.length} characters; split a rule of more than ${longest}.`]
          : []),
      ]
    })
  })

/** Checks that each section or rule that is cited, in these files and in the rules themselves, exists. */
export function checkRuleCitations(sections: readonly SourceFile[], files: readonly SourceFile[]): string[] {
  const known = new Set(
    sections.flatMap(({ text }) => [
      sectionOf(text),
      ...text.split('\n').map((line) => ruleLine.exec(line)?.[1]),
    ]),
  )
  const unknown = ({ path, text }: SourceFile, cites: readonly RegExpMatchArray[]) =>
    cites.flatMap(({ 0: cite, index }) =>
      [...cite.matchAll(id)]
        .filter(([, name]) => !known.has(name))
        .map(([name]) => `${path}:${text.slice(0, index).split('\n').length}: there is no rule ${name}.`),
    )
  return [
    ...sections.flatMap((file) => unknown(file, [...file.text.matchAll(id)])),
    ...files
      .filter(({ path }) => !isRules(path))
      .flatMap((file) => unknown(file, [...file.text.matchAll(cited)])),
  ]
}

const sectionOf = (text: string): string | undefined => /^## (\d+)\. /m.exec(text)?.[1]
