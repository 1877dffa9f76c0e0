import { LineIcon } from './LineIcon.tsx'

const PATHS = {
  up: 'M8 13V3M4 7l4-4 4 4',
  down: 'M8 3v10M4 9l4 4 4-4',
  left: 'M13 8H3M7 4 3 8l4 4',
  right: 'M3 8h10M9 4l4 4-4 4',
} as const

/** The arrow of a button that moves something by one place. */
export const Arrow = ({ to }: { readonly to: keyof typeof PATHS }) => <LineIcon d={PATHS[to]} />
