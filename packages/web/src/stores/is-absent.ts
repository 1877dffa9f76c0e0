import type { Query } from './query.ts'

/** Whether the monitor does not have the call: what it would tell is left out without a word. */
export const isAbsent = ({ state }: Pick<Query<unknown>, 'state'>): boolean =>
  state.kind === 'refused' && state.refusal.kind === 'not-found'
