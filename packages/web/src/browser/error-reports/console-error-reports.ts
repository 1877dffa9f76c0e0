import type { ErrorReports } from '@fairhaul/core'

/** The fake of the development server: logs what would be reported, and about whom. */
export const consoleErrorReports = (log: Pick<Console, 'info'>): ErrorReports => {
  let person: string | null = null
  return {
    capture: report => log.info('Would be reported:', { ...report, person }),
    setPerson: label => {
      person = label
    },
  }
}
