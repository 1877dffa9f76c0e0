import type { ContactAnswer, ContactCarrier } from './contact-answer.ts'

/** In which way a carrier has to do with a contact. */
export type ContactRelation = ContactCarrier['relation']

/** The ways, the nearer first. */
export const CONTACT_RELATIONS = ['own', 'dispatcher'] as const satisfies readonly ContactRelation[]

/** What each way is called in a list. Source: section 8, "Fraud search answer"; the words are ours. */
export const CONTACT_RELATION_TEXTS: Readonly<Record<ContactRelation, string>> = {
  own: 'Own contact',
  dispatcher: 'Books for it',
}

/** A carrier of an answer, once, with every way in which it has to do with the contact. */
export interface ContactRow extends Omit<ContactCarrier, 'relation'> {
  /** At least one, the nearer first. */
  readonly relations: readonly ContactRelation[]
}

/**
 * The carriers of an answer, one row for each, in the order they came.
 *
 * Empty: no row. Source: section 8, "Fraud search answer": a carrier told twice counts once.
 */
export const contactRows = ({ carriers }: ContactAnswer): readonly ContactRow[] =>
  [...new Map(carriers.map(carrier => [carrier.id, carrier])).keys()].flatMap(id => {
    const told = carriers.filter(carrier => carrier.id === id)
    return told.slice(0, 1).map(({ relation: _, ...carrier }) => ({
      ...carrier,
      relations: CONTACT_RELATIONS.filter(each => told.some(({ relation }) => relation === each)),
    }))
  })
