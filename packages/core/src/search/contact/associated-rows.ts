import type { ContactWindow } from '../../account/contact-window.ts'
import { rowsAtDomain } from './at-domain.ts'
import type { ContactRelation } from './contact-answer.ts'
import type { ContactKind } from './contact-query.ts'
import { type ContactRow, contactRows } from './contact-rows.ts'
import type { AnsweredContact } from './contact-verdict.ts'

/** The label of each relation in a list. Source: section 8, "Fraud search answer"; the wording is ours. */
const RELATION_TEXTS: Readonly<Record<ContactRelation, string>> = {
  own: 'Own contact',
  dispatcher: 'Books loads for it',
  former: 'Formerly on file',
}
const AT_DOMAIN = 'At its e-mail domain'

const KIND_LABELS: Readonly<Record<ContactKind, string>> = { email: 'E-mail', phone: 'Phone' }

/** A carrier of one answer or of two, once. */
export interface AssociatedRow extends ContactRow {
  /** What it has to do with the contact; of two contacts, with which: "Phone: own contact". */
  readonly uses: readonly string[]
}

/**
 * The carriers of the answers of a search, one row for each, in the order they came, and behind those of each answer the
 * carriers at the domain of an address.
 *
 * Empty: no row. Source: section 8, "Fraud search answer"; the wording is ours.
 */
export const associatedRows = (
  answers: readonly AnsweredContact[],
  window: ContactWindow,
): readonly AssociatedRow[] => {
  const listed = answers.flatMap(({ query, answer }) => {
    const usesOf = (text: string): string =>
      answers.length === 1 ? text : `${KIND_LABELS[query.kind]}: ${text.toLowerCase()}`
    return [
      ...contactRows(answer).map(row => ({
        ...row,
        uses: row.relations.map(relation => usesOf(RELATION_TEXTS[relation])),
      })),
      ...rowsAtDomain(answer, query, window).map(row => ({ ...row, uses: [usesOf(AT_DOMAIN)] })),
    ]
  })
  return listed
    .filter(({ id }, at) => listed.findIndex(row => row.id === id) === at)
    .map(row => ({ ...row, uses: listed.filter(({ id }) => id === row.id).flatMap(({ uses }) => uses) }))
}
