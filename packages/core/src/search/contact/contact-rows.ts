import { formatCount } from '../../shared/amounts.ts'
import {
  CONTACT_RELATIONS,
  type ContactAnswer,
  type ContactCarrier,
  type ContactRelation,
} from './contact-answer.ts'

/** A carrier of an answer, once, with all its relations to the contact. */
export interface ContactRow extends Omit<ContactCarrier, 'relation'> {
  /** The closer first. Empty: it does not have the contact itself. */
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

/**
 * "COPPER WREN LLC", "COPPER WREN LLC and 2 other carriers". Empty: "no carrier". Source: section 8, "Fraud search answer"; the
 * wording is ours.
 */
export const carriersText = ([first, ...others]: readonly Pick<ContactRow, 'legalName'>[]): string => {
  if (first === undefined) return 'no carrier'
  return others.length === 0
    ? first.legalName
    : `${first.legalName} and ${formatCount(others.length, 'other carrier')}`
}
