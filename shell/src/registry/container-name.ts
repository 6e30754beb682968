/** Returns the federation name of a remote: `mfe-tenants` as a JavaScript identifier. */
export const remoteContainerName = (remoteName: string): string => remoteName.replaceAll('-', '_')
