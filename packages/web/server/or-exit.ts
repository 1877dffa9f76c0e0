import { WrongConfiguration } from './configuration-of.ts'
import { UnusableFlag } from './flags.ts'

/** The exit codes of the portal's programs: 1 a fault, 2 an unusable flag or setting, 3 the port is in use. */
export const EXIT = { fault: 1, unusable: 2, portInUse: 3 } as const

/** Ends the process with a sentence when user input is unusable. Any other error is rethrown. */
export const orExit = <T>(read: () => T): T => {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof UnusableFlag || error instanceof WrongConfiguration)) throw error
    console.error(error.message)
    return process.exit(EXIT.unusable)
  }
}
