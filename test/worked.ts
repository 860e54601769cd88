/** How long, in milliseconds, this thread worked for it; a busy machine only makes one wait, and that is not counted. */
export function worked(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
