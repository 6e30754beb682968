// Preloaded into every service that `npm start` launches. When the parent process is gone (even by kill -9),
// the IPC channel to it closes, and the service stops as on SIGTERM. A service that can't finish, because its
// log is no longer read or its database is gone, is killed by a separate process: its own timers may never
// run.
import { spawn } from 'node:child_process'

process.once('disconnect', () => {
  spawn('sh', ['-c', `sleep 8; kill -9 ${process.pid}`], { detached: true, stdio: 'ignore' }).unref()
  process.kill(process.pid, 'SIGTERM')
})
