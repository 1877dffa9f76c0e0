import type { Loadable } from '@fairhaul/core'
import type { Query } from './query.ts'
import type { SubmissionState } from './submission.ts'

/** Whether the monitor has no such thing: it does not exist, or belongs to another company. */
export const isNotFound = (state: Loadable<unknown> | SubmissionState): boolean =>
  state.kind === 'refused' && state.refusal.kind === 'not-found'

/** Whether the monitor does not have the call: what it would tell is left out without a word. */
export const isAbsent = ({ state }: Pick<Query<unknown>, 'state'>): boolean => isNotFound(state)
