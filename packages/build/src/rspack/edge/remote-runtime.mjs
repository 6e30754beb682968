// Replaces the federation library's bundler runtime in remotes, which use the one of the host.
export default globalThis.__federationForRemote()
