import { LineIcon } from './LineIcon.tsx'

/** A lock for something that cannot be changed here. */
export const Lock = () => <LineIcon size={12} d="M3.5 7h9v6.5h-9zM5.5 7V4.8a2.5 2.5 0 0 1 5 0V7" />
