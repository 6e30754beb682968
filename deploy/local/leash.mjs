// Preloaded into every service that the conductor starts: when the conductor is gone (even by kill -9) the
// channel to it closes, and the service stops as it does on SIGTERM. One that cannot finish (its log has lost its
// reader, its database may be gone) is ended from outside, because its own timers may never run.
import { spawn } from 'node:child_process'

process.once('disconnect', () => {
  spawn('sh', ['-c', `sleep 8; kill -9 ${process.pid}`], { detached: true, stdio: 'ignore' }).unref()
  process.kill(process.pid, 'SIGTERM')
})
