import type { ErrorReport, ErrorReports } from '@fairhaul/core'

/** A report as its provider has it: whose it is, or null. */
export interface SentReport {
  readonly report: ErrorReport
  readonly person: string | null
}

/** `ErrorReports` that remembers what was sent, newest last. */
export const fakeErrorReports = (): ErrorReports & { readonly sent: readonly SentReport[] } => {
  const sent: SentReport[] = []
  let person: string | null = null
  return {
    sent,
    capture: report => void sent.push({ report, person }),
    setPerson: label => {
      person = label
    },
  }
}
