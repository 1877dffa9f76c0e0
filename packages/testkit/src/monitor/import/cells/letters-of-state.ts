import { type Cell, isUnreadable } from './cell.ts'
import { readState } from './address.ts'

const words = (text: string) => text.split(' ')
const US = words(
  'AL AK AR AZ CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA PR RI SC SD TN TX UT VA VI VT WA WI WV WY AS GU MP',
)
const CANADA = words('AB BC MB NB NF NL NS NT NU ON PE QC SK YT YK')
const MEXICO = words(
  'AG BJ BC BS CP CH CI CU CL DF CX DG DO GT GJ GE GR HD HI JA JL MX ML MC MI MR NA NT NL OA PU PB QE QI QR SL SI SO TB TA TM TL VC VZ YU YC ZA ZT CO',
)
const COUNTRIES = [
  ['US', new Set(US)],
  ['CA', new Set(CANADA)],
  ['MX', new Set(MEXICO)],
] as const

/** A state, province or Mexican state, with its country. */
export interface StateWithCountry {
  readonly state: string
  /** Null: its letters are those of several countries (NL, CO, BC), or of none. */
  readonly country: string | null
}

/**
 * The letters of a state where a file has no column for its country. Quebec is QC, also where a file says PQ.
 *
 * Choice: letters that two countries have name no country. Nobody is helped by a Nuevo León in Canada.
 */
export const readLettersOfState = (cell: string): Cell<StateWithCountry> => {
  const state = readState(cell, null)
  if (state === null || isUnreadable(state)) return state
  const countries = COUNTRIES.filter(([, letters]) => letters.has(state))
  const [only] = countries
  return { state, country: countries.length === 1 && only !== undefined ? only[0] : null }
}
