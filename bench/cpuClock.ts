// A clock for matches on a machine that isn't idle: the CPU time of this process, which other programs don't spend.

/** Milliseconds of CPU time, including garbage collection and compilation in other threads of the process. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
