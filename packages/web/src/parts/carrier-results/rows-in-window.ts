import { useIsPhone } from '../../ui/use-is-phone.ts'

/** The least height of what is above the rows of a list of carriers, in CSS pixels. */
const ABOVE_ROWS = 200

/** The least height of a carrier's row, and of its card on a phone. */
const LEAST_HEIGHT = { row: 42, card: 110 } as const

/** The most rows of a list of carriers, or cards on a phone, that a window of this height shows without scrolling. */
export const rowsInWindow = (height: number, isPhone: boolean): number =>
  Math.max(1, Math.ceil((height - ABOVE_ROWS) / (isPhone ? LEAST_HEIGHT.card : LEAST_HEIGHT.row)))

/** `rowsInWindow` for the window as it is now. */
export const useRowsInWindow = (): number => rowsInWindow(window.innerHeight, useIsPhone())
