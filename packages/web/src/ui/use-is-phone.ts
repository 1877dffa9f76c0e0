import { watchWidth } from './watch-width.ts'

/**
 * Whether the window is as narrow as a phone's: below it rows are cards, and style sheets say the same. For parts that
 * only a phone shows, and that cost too much in long lists.
 */
export const useIsPhone = watchWidth('(max-width: 640px)')
