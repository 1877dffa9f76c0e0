import { StateNote, type StateNoteProps } from './StateNote.tsx'

/** Nothing to show: why, and what next. "No carrier matches all 6 filters." with "Remove one". */
export const EmptyState = (props: Omit<StateNoteProps, 'role'>) => <StateNote {...props} />
