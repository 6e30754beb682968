import { isRemoteName } from '@metrolibre/build/release/reading'
import { CONTRACT_VERSION } from '@metrolibre/contract'
import type { RuntimeConfig } from '@metrolibre/platform'
import type { RemoteConfig } from '@metrolibre/platform/remote-config'
import type { Edition } from '../releases/edition.ts'

/**
 * A remote served from source by a developer's own server at `origin`, which proxies everything else to this
 * one.
 */
export interface SourceOverride {
  remoteName: string
  /** Origin that the developer's browser uses for pages, files of the remote and API calls. */
  origin: string
}

/**
 * Names the remote from source in the request, and in the response if the override is applied. It is a
 * header, because a link must not be able to trigger it in somebody else's browser.
 */
export const overrideHeader = 'x-remote-from-source'
const pattern = /^([\w-]+) (https?:\/\/[\w.:[\]-]+)$/

/** Parses `mfe-tenants http://localhost:4100`; returns undefined for anything else. */
export function parseOverride(text: unknown): SourceOverride | undefined {
  const [, remoteName, origin] = pattern.exec(String(text)) ?? []
  return remoteName &&
    isRemoteName(remoteName) &&
    origin &&
    URL.canParse(origin) &&
    new URL(origin).origin === origin
    ? { remoteName, origin }
    : undefined
}

/**
 * Returns the edition with one remote from source. Where its declarations are not known, they are those of its last
 * release, and none if it has no release yet; the shell from source replaces them in the browser.
 */
export function applyOverride(
  edition: Edition,
  { remoteName }: SourceOverride,
  declared?: RemoteConfig,
): Edition {
  const { registry, shell } = edition
  const fromSource = {
    config: declared ?? registry.remotes[remoteName]?.config ?? undeclared(remoteName),
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

const undeclared = (name: string): RemoteConfig => ({
  name,
  contractVersion: CONTRACT_VERSION,
  locales: [],
  routes: [],
  nav: [],
  needs: [],
})

/**
 * Returns the settings of a page at the developer's address. The service worker is off, because sources that
 * change all the time must not be cached.
 */
export const configAt = (config: RuntimeConfig, { origin }: SourceOverride): RuntimeConfig => ({
  ...config,
  publicUrl: origin,
  identity: { ...config.identity, ...(config.identity.emulatorOrigin && { emulatorOrigin: origin }) },
  serviceWorker: false,
})

/**
 * Installs the hook that React looks for before React is loaded: the refresh code of a remote comes later
 * than React and finds the renderer here.
 */
const refreshHook = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__??={renderers:new Map,supportsFiber:true,inject(renderer){const id=this.renderers.size+1;this.renderers.set(id,renderer);return id},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}}`
