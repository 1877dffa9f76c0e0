import { type CalendarDate, type CarrierFinding, listedAnswer, type ListedAnswer } from '@fairhaul/core'

/** What a line of a list names. One that is not found, or names several carriers, is not usable. */
export type VettedLine =
  | (Extract<CarrierFinding, { readonly kind: 'found' }> & ListedAnswer)
  | (Exclude<CarrierFinding, { readonly kind: 'found' | 'failed' }> & { readonly isUsable: false })

/** The line of a finding on a day. */
export const vettedLine = (
  finding: Exclude<CarrierFinding, { readonly kind: 'failed' }>,
  today: CalendarDate,
): VettedLine =>
  finding.kind === 'found' ? { ...finding, ...listedAnswer(finding, today) } : { ...finding, isUsable: false }
