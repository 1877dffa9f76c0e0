import {
  CONTACT_RELATIONS,
  type ContactAnswer,
  type ContactCarrier,
  type ContactRelation,
} from './contact-answer.ts'
import type { ContactKind } from './contact-query.ts'

/** The label of each relation in a list. Source: section 8, "Fraud search answer"; the wording is ours. */
const CONTACT_RELATION_TEXTS: Readonly<Record<ContactRelation, string>> = {
  own: 'Own contact',
  dispatcher: 'Books loads for it',
  former: 'Formerly on file',
}

/** A carrier of an answer, once, with all its relations to the contact. */
export interface ContactRow extends Omit<ContactCarrier, 'relation'> {
  /** At least one, the closer first. */
  readonly relations: readonly ContactRelation[]
}

/**
 * The carriers of an answer, one row for each, in the order they came.
 *
 * Empty: no row. Source: section 8, "Fraud search answer": a carrier listed twice counts once.
 */
export const contactRows = ({ carriers }: ContactAnswer): readonly ContactRow[] => {
  const each = new Map(carriers.map(carrier => [carrier.id, carrier]))
  return [...each.values()].map(({ relation: last, ...carrier }) => {
    const own = carriers.filter(({ id }) => id === carrier.id)
    const relations = new Set([last, ...own.map(it => it.relation)])
    const formerUntil = own.find(it => it.relation === 'former')?.formerUntil ?? null
    return {
      ...carrier,
      formerUntil,
      relations: CONTACT_RELATIONS.filter(relation => relations.has(relation)),
    }
  })
}

const CONTACT_KIND_LABELS: Readonly<Record<ContactKind, string>> = { email: 'E-mail', phone: 'Phone' }

/** A carrier of one answer or of two, once. */
export interface AssociatedRow extends ContactRow {
  /** What it has to do with the contact; of two contacts, with which: "Phone: own contact". */
  readonly uses: readonly string[]
}

/**
 * The carriers of the answers of a search, one row for each, in the order they came.
 *
 * Empty: no row. Source: section 8, "Fraud search answer"; the wording is ours.
 */
export const associatedRows = (
  answers: readonly { readonly query: { readonly kind: ContactKind }; readonly answer: ContactAnswer }[],
): readonly AssociatedRow[] => {
  const listed = answers.flatMap(({ query, answer }) =>
    contactRows(answer).map(row => {
      const texts = row.relations.map(relation => CONTACT_RELATION_TEXTS[relation])
      const label = CONTACT_KIND_LABELS[query.kind]
      return {
        ...row,
        uses: answers.length === 1 ? texts : texts.map(text => `${label}: ${text.toLowerCase()}`),
      }
    }),
  )
  return listed
    .filter(({ id }, at) => listed.findIndex(row => row.id === id) === at)
    .map(row => ({ ...row, uses: listed.filter(({ id }) => id === row.id).flatMap(({ uses }) => uses) }))
}

/**
 * The one carrier that a contact belongs to: the only one that has it as its own, else the only one that it books for, else
 * the only one that had it.
 *
 * Empty: undefined for none and for several. Source: section 8, "Fraud search answer".
 */
export const ownerOf = (answer: ContactAnswer): ContactRow | undefined => {
  const rows = contactRows(answer)
  const closest = CONTACT_RELATIONS.find(relation =>
    rows.some(({ relations }) => relations.includes(relation)),
  )
  const candidates = rows.filter(({ relations }) => relations[0] === closest)
  return candidates.length === 1 ? candidates[0] : undefined
}
