import {
  type AnswerLine,
  type CarrierVehicles,
  type ContactAnswer,
  type ContactSearch,
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
}

const contactLine = async (
  answer: Promise<Outcome<ContactAnswer, Refusal>>,
): Promise<Outcome<AnswerLine, Refusal>> => {
  const found = await answer
  return found.ok ? done(contactAnswerLine(found.value)) : found
}

/** Requests the first line of the answer to a contact or vehicle search: "EAGLE BASIN FREIGHT LINES and 1 more". */
export const answerLine = async (
  search: OtherSearch,
  { contactSearch, carrierVehicles }: OtherSearchPorts,
  signal: AbortSignal,
): Promise<Outcome<AnswerLine, Refusal>> => {
  if (search.kind === 'contact') {
    const { query } = search
    return contactLine(
      query.kind === 'email' ? contactSearch.byEmail(query, signal) : contactSearch.byPhone(query, signal),
    )
  }
  const found = await carrierVehicles.search({ lookup: search.lookup, filters: {}, page: 1 }, signal)
  if (!found.ok) return found
  const line = vehicleAnswerLine(found.value.items, found.value.total)
  return done(search.hint === null ? line : { ...line, text: `${line.text} (${search.hint})` })
}
