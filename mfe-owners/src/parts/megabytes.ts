/** Returns a size in bytes as megabytes, for messages about limits. */
export const megabytes = (bytes: number): number => bytes / 1024 / 1024
