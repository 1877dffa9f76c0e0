import type { Company } from '../company.ts'

/** The status of a company whose trial is under way, by the monitor's name. */
const TRIAL_STATUS = 'trial'

/**
 * What a company on a trial should know: what happens when it ends.
 *
 * Empty: null for every other company. Source: section 6, "Expired company". Choice: no call says when a trial ends, so
 * the text says who can tell.
 */
export const trialNote = (company: Pick<Company, 'status'> | null): string | null =>
  company?.status === TRIAL_STATUS
    ? 'When the trial ends, only My account stays open until you choose a plan. Nothing is lost. Support can tell you the last day.'
    : null
