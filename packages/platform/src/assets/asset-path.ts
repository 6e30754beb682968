const released = /\/(mfe-[a-z]+|shell)\/([^/]+)\/(?:server\/|public\/)?(assets\/[^?#]+)$/

/**
 * Returns the public address of a bundled file, given the address that its import resolved to. That import
 * differs between the composer, which loads the bundle from disk, and the browser; this function gives both
 * the same path, so that hydration finds no difference. A file served by a development server keeps its own
 * address.
 */
export function assetPath(imported: string): string {
  const [, app, version, file] = released.exec(imported) ?? []
  if (!app) return imported
  return app === 'shell' ? `/shell/${version}/${file}` : `/r/${app}/${version}/${file}`
}
