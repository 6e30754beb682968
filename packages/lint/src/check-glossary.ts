/** The rooms of our own, in which folders and files are called as the glossary says. */
const rooms = /^(packages\/api\/src\/modules|packages\/contract\/src|mfe-\w+\/src)\//

/** Returns the words that the glossary refuses, each with the name that it has instead, from its last column. */
export function readRefusedWords(glossary: string): ReadonlyMap<string, string> {
  const rows = glossary
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (-|in code)/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  return new Map(
    rows.flatMap((cells) => {
      const refused = (cells.at(-2) ?? '').split(', ').filter(Boolean)
      return refused.map((word) => [word, cells[1] ?? ''] as const)
    }),
  )
}

/** Checks that no folder and no file of our own is called by a word that the glossary has another name for. */
export function checkGlossary(paths: readonly string[], glossary: string): string[] {
  const refused = readRefusedWords(glossary)
  const singular = (word: string) => (refused.has(word) ? word : word.replace(/s$/, ''))
  return paths
    .filter((path) => rooms.test(path))
    .flatMap((path) => {
      const words = path.replace(rooms, '').split(/[/.-]/).map(singular)
      const word = words.find((one) => refused.has(one))
      return word ? [`${path}: the glossary calls ${word} ${refused.get(word)}.`] : []
    })
}
