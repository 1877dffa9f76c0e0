/**
 * The terms in which the register says what carriers do and haul. The place of a term is how it is stored: new ones come at
 * the end, and none is ever taken away.
 */
const TERMS: readonly string[] = [
  ...['Authorized For Hire', 'Exempt For Hire', 'Private Property', 'Private Passenger Business'],
  ...['Private Passenger Non-business', 'Migrant', 'US Mail', 'Federal', 'State', 'Local Government'],
  ...['Indian Tribe', 'Other', 'General Freight', 'Household Goods', 'Metal sheets/coils/rolls'],
  ...['Motor Vehicles', 'Drive/Tow away', 'Logs/Poles/Beams/Lumber', 'Building Materials', 'Mobile Homes'],
  ...['Machinery/Large Objects', 'Fresh Produce', 'Liquids/Gases', 'Intermodal Containers', 'Passengers'],
  ...[
    'Oilfield Equipment',
    'Livestock',
    'Grain/Feed/Hay',
    'Coal/Coke',
    'Meat',
    'Garbage/Refuse',
    'Chemicals',
  ],
  ...['Commodities Dry Bulk', 'Refrigerated Food', 'Beverages', 'Paper Products', 'Utilities'],
  ...['Agricultural/Farm Supplies', 'Construction', 'Water Well'],
]

/** Each stands for the term at its place. */
const SIGNS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789']

const SIGN_OF = new Map(TERMS.map((term, at) => [term, SIGNS[at]]))
const TERM_OF = new Map(TERMS.map((term, at) => [SIGNS[at] ?? '', term]))

/** Before a text that is no term, and after it: no term and no text has a line break. */
const TEXT = '='
const END = '\n'

/**
 * A list of terms as it is stored: a sign for each, and other texts as they are, in one order. As an array of texts the two
 * lists of a carrier took 90 bytes.
 */
export const storedTerms = (terms: readonly string[]): string =>
  terms.map(term => SIGN_OF.get(term) ?? `${TEXT}${term}${END}`).join('')

/** The terms of a stored list. */
export const termsOf = (stored: string): string[] => {
  const terms: string[] = []
  for (let at = 0; at < stored.length; at += 1) {
    if (stored[at] !== TEXT) {
      terms.push(TERM_OF.get(stored.charAt(at)) ?? '')
      continue
    }
    const end = stored.indexOf(END, at)
    terms.push(stored.slice(at + 1, end))
    at = end
  }
  return terms
}

/** Makes `stored_terms`, a function that does the same in the database. */
export const STORED_TERMS = `
  create function stored_terms(terms text[]) returns text language sql immutable as
  $$
    select coalesce(string_agg(coalesce(k.sign, '${TEXT}' || t.term || chr(10)), '' order by t.place), '')
    from unnest(terms) with ordinality as t (term, place)
    left join (values ${TERMS.map((term, at) => `('${term}', '${SIGNS[at]}')`).join(', ')}) as k (term, sign)
      on k.term = t.term
  $$;`
