/** Environment variables. A flag takes precedence; an empty variable counts as unset. */
export type Environment = Readonly<Record<string, string | undefined>>

/** The command line asks for something impossible. The message is for people. */
export class UnusableFlag extends Error {}

/** What a command was called with, where it has nothing to run: a request for its usage, or a misuse with its reason. */
export type NothingToRun = { readonly kind: 'help' } | { readonly kind: 'misused'; readonly reason: string }

/** The exit code of a command that ran and failed. */
export const FAILED = 1

const MISUSED = 2

/** Prints the usage of a command, after a misuse as an error with its reason. Gives the exit code. */
export const showUsage = (called: NothingToRun, usage: string): number => {
  if (called.kind === 'help') {
    console.log(usage)
    return 0
  }
  console.error(`${called.reason}\n\n${usage}`)
  return MISUSED
}

/** A signal for a long command: the first Ctrl-C aborts it, with a message; a second one ends the process at once. */
export const stopOnSignals = (message: string): AbortSignal => {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stopping.signal.aborted) process.exit(FAILED)
      stopping.abort()
      process.stdout.write(`\n${message}\n`)
    })
  return stopping.signal
}
