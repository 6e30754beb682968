import type { Edition } from '../releases/catalogue.ts'

/** A remote that one browser takes from a development server on this machine instead of from its release. */
export interface SourceOverride {
  remoteName: string
  port: number
}

export const overrideCookie = 'dev-source'
const pattern = /^(mfe-[a-z]+):(\d{4,5})$/

/** Reads `mfe-tenants:4100`; anything else is no override. */
export function parseOverride(text: string | undefined): SourceOverride | undefined {
  const [, remoteName, port] = pattern.exec(text ?? '') ?? []
  return remoteName ? { remoteName, port: Number(port) } : undefined
}

/** The override of a request, from its cookie. */
export function overrideOf(cookies: string | undefined): SourceOverride | undefined {
  const [, value] = new RegExp(`(?:^|;\\s*)${overrideCookie}=([^;]+)`).exec(cookies ?? '') ?? []
  return parseOverride(value && decodeURIComponent(value))
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

/**
 * Stands where React looks for developer tools before any of it loads: the refresh code of a remote comes later
 * than React and finds the renderer here.
 */
const refreshHook = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__??={renderers:new Map,supportsFiber:true,inject(renderer){const id=this.renderers.size+1;this.renderers.set(id,renderer);return id},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}}`
