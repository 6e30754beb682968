import type { RuntimeConfig } from '@metrolibre/platform'
import type { Edition } from '../releases/catalogue.ts'

/** A remote that a developer's own server at `origin`, which passes everything else on to this one, has from source. */
export interface SourceOverride {
  remoteName: string
  /** Where the developer's browser is: pages, files of the remote and calls all have this one origin. */
  origin: string
}

/**
 * Says which remote comes from source, in the question and, where that is done, in the answer. A header, for no link
 * can make somebody else's browser send it.
 */
export const overrideHeader = 'x-remote-from-source'
const pattern = /^(mfe-[a-z]+) (https?:\/\/[\w.:[\]-]+)$/

/** Reads `mfe-tenants http://localhost:4100`; anything else is no override. */
export function parseOverride(text: unknown): SourceOverride | undefined {
  const [, remoteName, origin] = pattern.exec(String(text)) ?? []
  return remoteName && origin && URL.canParse(origin) && new URL(origin).origin === origin
    ? { remoteName, origin }
    : undefined
}

/** The edition with the shell and one remote from source. Declarations stay those of the remote's last release. */
export function applyOverride(edition: Edition, { remoteName }: SourceOverride): Edition {
  const { registry, shell } = edition
  const remote = registry.remotes[remoteName]
  if (!remote) return edition
  const fromSource = {
    ...remote,
    version: 'source',
    entry: { href: `/dev/${remoteName}/remoteEntry.js`, integrity: '' },
    routeFiles: {},
    messageFiles: {},
  }
  return {
    ...edition,
    shell: {
      ...shell,
      scripts: [{ href: '/dev/shell/main.js', integrity: '' }],
      routeFiles: {},
      messageFiles: {},
      prelude: refreshHook,
    },
    registry: { ...registry, remotes: { ...registry.remotes, [remoteName]: fromSource } },
  }
}

/** The settings of a page that is looked at from the developer's address. What changes by the second is not kept. */
export const configAt = (config: RuntimeConfig, { origin }: SourceOverride): RuntimeConfig => ({
  ...config,
  publicUrl: origin,
  identity: { ...config.identity, ...(config.identity.emulatorOrigin && { emulatorOrigin: origin }) },
  serviceWorker: false,
})

/**
 * Stands where React looks for developer tools before any of it loads: the refresh code of a remote comes later
 * than React and finds the renderer here.
 */
const refreshHook = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__??={renderers:new Map,supportsFiber:true,inject(renderer){const id=this.renderers.size+1;this.renderers.set(id,renderer);return id},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}}`
