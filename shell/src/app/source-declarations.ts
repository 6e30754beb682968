import config from 'remote-from-source'
import { pageStateId, readPageState } from './page-state.ts'

// `pnpm dev` starts the page with this file. The shell in the page knows the remote's pages and links from its
// last release; here they are replaced by those in its source, so that a new page opens before its first release.
const state = readPageState()
const released = state.registry.remotes[config.name]
if (released) released.config = config
document.getElementById(pageStateId)!.textContent = JSON.stringify(state)
