import { paths } from '../routes/paths.ts'
import type { ToastLink } from '../toast/toast.ts'
import type { DecisionRecordId } from './decision-record.ts'

/** An act after which a decision record may have been kept. */
export interface StoredWith {
  /** The record. Missing: none was kept, or the monitor keeps none by itself. */
  readonly storedId?: DecisionRecordId | undefined
}

/**
 * The link to the decision record that was kept with an act: "Record kept".
 *
 * Empty: undefined where none was kept, or nothing was done. Source: section 2, "Decision record"; the wording is ours.
 */
export const storedRecordLink = (act: StoredWith | null): ToastLink | undefined =>
  act?.storedId === undefined
    ? undefined
    : { text: 'Record kept', path: paths.decisionRecord({ id: act.storedId }) }
