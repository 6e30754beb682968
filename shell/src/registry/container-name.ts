/** Returns the federation name of a remote: `mfe-tenants` as a JavaScript identifier. */
export const containerName = (remoteName: string): string => remoteName.replaceAll('-', '_')
