import { type Cell, unreadable } from './cell.ts'
import { readWholeNumber } from './whole-number.ts'

const THOUSAND = 1_000
/** As many as the five digits of an amount in thousands have room for. */
const MOST_THOUSANDS = 99_999

/** Forms on which no amount can be stated as nought: cargo, surety bonds, trust funds, and the older primary ones. */
const NOUGHT_SAYS_NOTHING: ReadonlySet<string> = new Set(['34', '82', '83', '84', '85', '91'])

/**
 * An amount of cover in whole US dollars. The licensing files write thousands, padded to five digits (`00750`) or not
 * (`750`); newer ones write whole dollars (`750000`).
 *
 * Choice: what five digits have no room for is whole dollars, so that no file has to be told apart by hand: there is no
 *   cover of 100 million, and none below 100,000 dollars is filed.
 * Empty: blank. Nought is nought here; see `readCover`.
 */
export const readAmount = (cell: string): Cell<number> => {
  const amount = readWholeNumber(cell)
  if (typeof amount !== 'number' || amount > MOST_THOUSANDS) return amount
  return amount * THOUSAND
}

/** As `readAmount`, for a policy on a form: nought on those that cannot state one is "not stated", never no cover. */
export const readCover = (cell: string, form: string): Cell<number> => {
  const amount = readAmount(cell)
  return amount === 0 && NOUGHT_SAYS_NOTHING.has(form) ? null : amount
}

/** A number of people or violations. Refuses: more than a thousand, which none of these files means. */
export const readFew = (cell: string): Cell<number> => {
  const count = readWholeNumber(cell)
  return typeof count === 'number' && count > THOUSAND ? unreadable('more than 1000') : count
}
