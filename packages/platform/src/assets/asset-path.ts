const released = /\/(mfe-[a-z]+|shell)\/([^/]+)\/(?:server\/|public\/)?(assets\/[^?#]+)$/

/**
 * The address of a bundled file, from its import. A bundle knows its files by where it was loaded from, which
 * differs between the composer's disk and the browser; both give the same path here, so that hydration agrees.
 * A file of a development server keeps its own address.
 */
export function assetPath(imported: string): string {
  const [, app, version, file] = released.exec(imported) ?? []
  if (!app) return imported
  return app === 'shell' ? `/shell/${version}/${file}` : `/r/${app}/${version}/${file}`
}
