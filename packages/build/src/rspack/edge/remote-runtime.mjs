// In place of the federation library's bundler runtime: the host has one and hands it out.
export default globalThis.__federationForRemote()
