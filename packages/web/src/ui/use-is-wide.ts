import { watchWidth } from './watch-width.ts'

/** Whether the window has room for a pane beside a list; style sheets say the same. */
export const useIsWide = watchWidth('(min-width: 1600px)')
