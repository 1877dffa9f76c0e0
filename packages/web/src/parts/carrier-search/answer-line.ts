import {
  type AnswerLine,
  type CarrierVehicles,
  type ContactAnswer,
  type ContactQuery,
  type ContactSearch,
  type ContactWindow,
  contactAnswerLine,
  done,
  type Outcome,
  type OtherSearch,
  type Refusal,
  vehicleAnswerLine,
} from '@fairhaul/core'

export interface OtherSearchPorts {
  readonly contactSearch: ContactSearch
  readonly carrierVehicles: Pick<CarrierVehicles, 'search'>
  readonly contactWindow: () => ContactWindow
}

/** The first line of an answer, and whether it found anything. */
export interface OtherAnswer extends AnswerLine {
  readonly isFound: boolean
}

const contactLine = async (
  query: ContactQuery,
  answer: Promise<Outcome<ContactAnswer, Refusal>>,
  window: ContactWindow,
): Promise<Outcome<OtherAnswer, Refusal>> => {
  const found = await answer
  if (!found.ok) return found
  return done({ ...contactAnswerLine(found.value, query, window), isFound: found.value.carriers.length > 0 })
}

/** Requests the first line of the answer to a contact or vehicle search: "EAGLE BASIN FREIGHT LINES and 1 more". */
export const answerLine = async (
  search: OtherSearch,
  { contactSearch, carrierVehicles, contactWindow }: OtherSearchPorts,
  signal: AbortSignal,
): Promise<Outcome<OtherAnswer, Refusal>> => {
  if (search.kind === 'contact') {
    const { query } = search
    return contactLine(
      query,
      query.kind === 'email' ? contactSearch.byEmail(query, signal) : contactSearch.byPhone(query, signal),
      contactWindow(),
    )
  }
  const found = await carrierVehicles.search({ lookup: search.lookup, filters: {}, page: 1 }, signal)
  if (!found.ok) return found
  const { items, total } = found.value
  const line = vehicleAnswerLine(items, total)
  const text = search.hint === null ? line.text : `${line.text} (${search.hint})`
  return done({ ...line, text, isFound: total > 0 })
}
