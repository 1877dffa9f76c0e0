import {
  type AnsweredContact,
  type ContactEvidence,
  type ContactQuery,
  type ContactRow,
  type ContactSearch,
  type ContactSearchQuery,
  type ContactStep,
  type ContactVerdict,
  type ContactWindow,
  contactEvidence,
  contactSteps,
  contactsOf,
  contactVerdicts,
  done,
  type Outcome,
  ownerOf,
  type Refusal,
} from '@fairhaul/core'

/** The result of a search, for one contact or for two. */
export interface AnsweredSearch {
  readonly query: ContactSearchQuery
  /** One, or that of the phone and then that of the e-mail. */
  readonly answers: readonly AnsweredContact[]
}

/** One contact with all that is said of it. */
export interface ContactPanel extends AnsweredContact {
  readonly verdicts: readonly ContactVerdict[]
  readonly evidence: readonly ContactEvidence[]
  readonly steps: readonly ContactStep[]
  /** The one carrier that the contact belongs to. Undefined for none and for several. */
  readonly owner: ContactRow | undefined
}

/** What is said of each contact of a result. */
export const panelsOf = (
  answers: readonly AnsweredContact[],
  window: ContactWindow,
): readonly ContactPanel[] =>
  answers.map(({ query, answer }) => ({
    query,
    answer,
    verdicts: contactVerdicts(answer, query, window),
    evidence: contactEvidence(answer, query),
    steps: contactSteps(answer, query, window),
    owner: ownerOf(answer),
  }))

const answerOf = (contacts: ContactSearch, query: ContactQuery, signal: AbortSignal) =>
  query.kind === 'email'
    ? contacts.byEmail({ email: query.email }, signal)
    : contacts.byPhone({ phone: query.phone }, signal)

/** Looks up each contact of a search. Refused as the first of them that is. */
export const answersOf = async (
  contacts: ContactSearch,
  query: ContactSearchQuery,
  signal: AbortSignal,
): Promise<Outcome<AnsweredSearch, Refusal>> => {
  const requested = contactsOf(query)
  const outcomes = await Promise.all(requested.map(each => answerOf(contacts, each, signal)))
  const answers: AnsweredContact[] = []
  for (const [at, contact] of requested.entries()) {
    const outcome = outcomes[at]
    if (outcome === undefined) continue
    if (!outcome.ok) return outcome
    answers.push({ query: contact, answer: outcome.value })
  }
  return done({ query, answers })
}
