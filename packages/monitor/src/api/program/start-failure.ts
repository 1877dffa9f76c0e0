import { FolderInUse } from '../../database/folder-lock.ts'
import { DatabaseUnusable, FolderUnusable } from '../../database/unusable.ts'
import { UnusableFlag } from '../../kernel/command-line.ts'
import type { Flags } from './flags.ts'

/** What the program prints before it exits, and its exit code. */
export interface StartFailure {
  readonly message: string
  readonly code: 1 | 2 | 3 | 4
}

/** What keeps the monitor from listening, by the codes of the operating system. Undefined: something else is wrong. */
const listenFailure = (code: unknown, { port, host }: Pick<Flags, 'port' | 'host'>) => {
  switch (code) {
    case 'EADDRINUSE':
      return {
        message: `Port ${port} on ${host} is taken. Stop what uses it, or choose another with --port.`,
        code: 3,
      } as const
    case 'EACCES':
      return { message: `This user may not use port ${port}. Choose another with --port.`, code: 2 } as const
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return { message: `--host is an address of this machine, not "${host}".`, code: 2 } as const
    default:
      return undefined
  }
}

/**
 * Why the monitor does not start: one sentence for what its operator can mend, and a stack for anything else.
 *
 * Choice: exit codes 1 a fault, 2 an unusable flag or variable, 3 a port in use, 4 a folder that cannot be used.
 * Empty: flags are undefined when they could not be read.
 */
export const startFailure = (error: unknown, flags?: Pick<Flags, 'port' | 'host'>): StartFailure => {
  if (!(error instanceof Error)) return { message: String(error), code: 1 }
  const { message } = error
  if (error instanceof UnusableFlag) return { message, code: 2 }
  if (error instanceof FolderInUse || error instanceof FolderUnusable) return { message, code: 4 }
  if (error instanceof DatabaseUnusable) return { message, code: 1 }
  const listening = flags && 'code' in error ? listenFailure(error.code, flags) : undefined
  return listening ?? { message: error.stack ?? message, code: 1 }
}
