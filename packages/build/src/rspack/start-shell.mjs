// The first file of a page whose shell is built already: it hands it what the remote from source declares.
import config from 'remote-from-source'

globalThis.remoteFromSource = { __esModule: true, default: config }
const script = document.createElement('script')
script.src = '/dev/shell/shell.js'
document.head.append(script)
