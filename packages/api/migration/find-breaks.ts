import type { Chain } from './chain.ts'

const firstOfAll = '00000000-0000-0000-0000-000000000000'

/** Returns one sentence for each break in a chain of migrations. */
export function findBreaks({ journal, statements, snapshots }: Chain): string[] {
  const sentences: string[] = []
  let previous = { id: firstOfAll, when: 0, tag: 'the beginning' }
  for (const [index, { idx, when, tag }] of journal.entries()) {
    const number = String(index).padStart(4, '0')
    if (idx !== index || !tag.startsWith(`${number}_`))
      sentences.push(`${tag} is in the journal at the position of number ${number}.`)
    // A database that already has the previous migration would silently skip this one.
    if (when <= previous.when)
      sentences.push(`${tag} must have a later time in the journal than ${previous.tag}.`)
    if (!statements.includes(tag)) sentences.push(`${tag}.sql is missing.`)
    const snapshot = snapshots.get(number)
    if (!snapshot) sentences.push(`${tag} has no snapshot (meta/${number}_snapshot.json).`)
    else if (snapshot.prevId !== previous.id)
      sentences.push(`The snapshot of ${tag} does not follow that of ${previous.tag}.`)
    previous = { id: snapshot?.id ?? '', when, tag }
  }
  const tags = journal.map(({ tag }) => tag)
  for (const name of statements)
    if (!tags.includes(name))
      sentences.push(`${name}.sql is not in the journal, so it would never be applied.`)
  for (const number of snapshots.keys())
    if (!tags.some((tag) => tag.startsWith(`${number}_`)))
      sentences.push(`meta/${number}_snapshot.json belongs to no migration.`)
  return sentences
}
