import { LineIcon } from './LineIcon.tsx'

/** The small arrow of a control that opens a list. */
export const Chevron = () => <LineIcon size={14} d="m4 6 4 4 4-4" />
