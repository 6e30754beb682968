import type { AppContext } from '../../../platform/context.ts'
import type { UserRow } from '../../../platform/db/schema/users.ts'
import { collectOwnData } from './collect.ts'
import { readmeOf } from './readme.ts'
import type { ZipEntry } from '../../../platform/zip/zip.ts'

const text = (name: string, content: string): ZipEntry => ({
  name,
  open: () => Promise.resolve([Buffer.from(content)]),
})

/**
 * Returns the files of an export: `data.json`, a text that explains its sections, and what the user signed and
 * uploaded. A file that the storage has lost is left out.
 */
export async function ownArchive(app: AppContext, user: UserRow): Promise<ZipEntry[]> {
  const { data, files } = await collectOwnData(app.db, user)
  const stored: ZipEntry[] = []
  for (const { name, key } of files)
    if (await app.storage.exists(key))
      stored.push({ name, packed: true, open: () => app.storage.getStream(key) })
  const exported = { exportedAt: app.clock.now().toISOString(), ...data }
  return [
    text('README.txt', readmeOf(user.language)),
    text('data.json', JSON.stringify(exported, null, 2)),
    ...stored,
  ]
}
