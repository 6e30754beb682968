/** Whether a folder of the root is a remote; only its name says so, so that a new one needs no entry anywhere. */
export const isRemote = (folder: string): boolean => /^mfe-[\w-]+$/.test(folder)

/** Returns the remote that a file belongs to. */
export const remoteOf = (path: string): string | undefined => {
  const [folder = '', ...below] = path.split('/')
  return below.length > 0 && isRemote(folder) ? folder : undefined
}
