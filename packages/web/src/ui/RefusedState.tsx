import { StateNote, type StateNoteProps } from './StateNote.tsx'

const lock = (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <rect x="4" y="11" width="16" height="10" rx="2" />
    <path d="M8 11V7a4 4 0 0 1 8 0v4" />
  </svg>
)

/** This user may not see it: `text` says who can change that. */
export const RefusedState = ({ icon = lock, ...rest }: Omit<StateNoteProps, 'role'>) => (
  <StateNote {...rest} icon={icon} />
)
