import type { Cell } from './cell.ts'
import { readFederalDate } from './federal-date.ts'

/** What the agency entered for every record whose first day it did not know, when it loaded them in bulk. */
const BULK_LOAD_DATE = '1974-06-01'

/**
 * The day a carrier was added to the register.
 *
 * Choice: 1 June 1974 is not on record. It stands for "unknown" on tens of thousands of carriers, and a broker who read
 *   it as a fact would take a new firm for one of fifty years.
 */
export const readAddDate = (cell: string, today: string): Cell<string> => {
  const date = readFederalDate(cell, today)
  return date === BULK_LOAD_DATE ? null : date
}
