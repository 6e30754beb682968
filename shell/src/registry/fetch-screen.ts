import type { Locale, Remote } from '@metrolibre/platform'
import { definePageTexts } from '@metrolibre/platform/texts'
import { nextTask } from './next-task.ts'
import { dropPictures } from './drop-pictures.ts'
import { forgetRemote, lazyLoadLimit, loadRemoteModule } from './federation.ts'
import { listedFiles } from './file-list.ts'
import type { RegisteredRemote, Registry } from './registry.ts'
import { RemoteError } from './remote-error.ts'
import { fetchFiles } from './remote-files.ts'
import { renewRemote } from './renew.ts'
import type { FetchScreen, ReadyScreen } from './screen-store.ts'
import { usable } from './usable.ts'
import { withinTime } from './within.ts'

/** In ms. A remote that takes longer is shown as failed, with a retry. */
const patience = 2_000

/** A developer waits longer, for a build from source that is not optimised for speed. */
const patienceWith = (remote?: RegisteredRemote) => (remote?.version === 'source' ? lazyLoadLimit : patience)

/** Loads screens through federation: first checks the version, then loads entry, screen and messages. */
export const createFetchScreen =
  (registry: Registry): FetchScreen =>
  async (remoteName, routeId, locale, again, onLate) => {
    const open = async (afresh: boolean) => {
      const remote = usable(registry, remoteName)
      // A remote from source has no hashes, and no deadline for its files.
      if (remote.version !== 'source') {
        // The entry comes while the list of the others is read.
        if (!afresh) fetchFiles(remoteName, [remote.entry]).catch(() => undefined)
        const others = await listedFiles(registry, remoteName, routeId, locale)
        await fetchFiles(remoteName, [remote.entry, ...others], { again: afresh })
      }
      if (afresh) forgetRemote(remoteName, remote)
      const module = await loadRemoteModule(remoteName, remote)
      await nextTask()
      return openScreen(module, routeId, locale)
    }
    const work = again ? renewRemote(registry, remoteName).then(() => open(true)) : open(false)
    try {
      return await withinTime(patienceWith(registry.remotes[remoteName]), work, () => {
        // On a slow connection the files keep loading: the error panel is replaced by the screen when they
        // are all there.
        work.then(onLate, () => undefined)
        return new RemoteError(remoteName, 'timeout')
      })
    } catch (error) {
      dropPictures(remoteName)
      throw error instanceof RemoteError ? error : new RemoteError(remoteName, 'broken', error)
    }
  }

/** Loads the screen and the messages of one route of a loaded remote. */
export async function openScreen(remote: Remote, routeId: string, locale: Locale): Promise<ReadyScreen> {
  const route = remote.routes[routeId]
  if (!route) throw new Error(`The remote has no route ${routeId}.`)
  // Requesting a file blocks a slow phone for 10 ms, so those of the screen and its texts are requested in
  // two tasks.
  const texts = definePageTexts(remote.messages)
  const [{ Screen }] = await Promise.all([route.screen(), nextTask().then(() => texts.load(locale))])
  return { status: 'ready', remote, route, Screen, texts }
}
