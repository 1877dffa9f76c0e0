import type { PolicyRow } from './join-policy.ts'

/** When which file said what a policy is. */
export const DAYS = {
  listed_as_of: 'date',
  history_as_of: 'date',
  motus_as_of: 'date',
  as_of: 'date',
  source_file: 'file_title',
} as const

/** How a line changes the stored policy. Renewed: by its days alone. */
export interface Difference {
  readonly outcome: 'added' | 'changed' | 'unchanged'
  readonly writes: 'nothing' | 'days' | 'all'
}

/** The file that tells an end is written, and is no change of it. */
export function differenceOf(before: PolicyRow | undefined, after: PolicyRow): Difference {
  if (before === undefined) return { outcome: 'added', writes: 'all' }
  let writes: Difference['writes'] = 'nothing'
  for (const name of Object.keys(after) as readonly (keyof PolicyRow)[]) {
    if (before[name] === after[name]) continue
    if (name in DAYS) {
      if (writes === 'nothing') writes = 'days'
    } else if (name === 'history_file') writes = 'all'
    else return { outcome: 'changed', writes: 'all' }
  }
  return { outcome: 'unchanged', writes }
}
