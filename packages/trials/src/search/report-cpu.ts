/** Sends the port to the parent process, and on each message the processor time used, in microseconds. */
export const reportCpu = (port: number): void => {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.({ cpu: user + system })
  })
  process.on('disconnect', () => process.exit(0))
  process.send?.({ port })
}
