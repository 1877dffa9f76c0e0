import type { Fact } from '../../carrier/facts/fact.ts'
import type { ContactAnswer, ContactCarrier } from './contact-answer.ts'
import { lookalikeText } from './look-alike.ts'

/** The possible verdicts on a contact. Source: section 8, "Fraud search answer". */
export const CONTACT_VERDICTS = [
  'flagged-for-fraud',
  'blocked',
  'spoof-risk',
  'several-carriers',
  'dispatcher',
  'one-carrier',
  'unknown',
] as const

/** One of the verdicts, gravest first. Source: section 8, "Fraud search answer". */
export type ContactVerdictKind = (typeof CONTACT_VERDICTS)[number]

/** A verdict with its texts. */
export interface ContactVerdict {
  readonly kind: ContactVerdictKind
  readonly title: string
  /** What it means, and what to do. */
  readonly explanation: string
  readonly tone: Fact['tone']
}

const NOT_QUITE = 'but is not the same. Treat it as impersonation; do not book.'

const MESSAGES: Readonly<Record<ContactVerdictKind, Omit<ContactVerdict, 'kind'>>> = {
  'flagged-for-fraud': {
    title: 'Reported for fraud',
    explanation: 'Brokers reported this contact. Read their reports, and do not book with it.',
    tone: 'fail',
  },
  blocked: {
    title: 'Do not dispatch',
    explanation: 'This contact belongs to a carrier your company marked do not dispatch.',
    tone: 'fail',
  },
  'spoof-risk': {
    title: 'Looks like another contact',
    explanation: `Almost a contact on record, ${NOT_QUITE}`,
    tone: 'fail',
  },
  'several-carriers': {
    title: 'Several carriers',
    explanation: 'More than one carrier uses this contact. Find out which one you are talking to.',
    tone: 'incomplete',
  },
  dispatcher: {
    title: 'Dispatcher',
    explanation: 'Someone who books loads for a carrier. Confirm with the carrier that they are authorized.',
    tone: 'incomplete',
  },
  'one-carrier': {
    title: 'Matches one carrier',
    explanation: 'On record for this carrier and no other. Check its verdict before you book.',
    tone: 'plain',
  },
  unknown: {
    title: 'Not on record',
    explanation: 'Not linked to any carrier. That alone is not fraud, but verify before you book.',
    tone: 'unknown',
  },
}

/** The texts of a verdict. Source: section 8, "Fraud search answer". */
export const contactVerdictOf = (kind: ContactVerdictKind): ContactVerdict => ({ kind, ...MESSAGES[kind] })

const countOf = ({ carriers }: ContactAnswer, relation: ContactCarrier['relation']): number =>
  new Set(carriers.filter(each => each.relation === relation).map(({ id }) => id)).size

const APPLIES: Readonly<Record<ContactVerdictKind, (answer: ContactAnswer) => boolean>> = {
  'flagged-for-fraud': ({ fraudReportsCount }) => (fraudReportsCount ?? 0) > 0,
  blocked: ({ carriers }) => carriers.some(({ connection }) => connection?.status === 'do_not_dispatch'),
  'spoof-risk': ({ carriers, lookalikes }) => carriers.length === 0 && lookalikes.length > 0,
  'several-carriers': answer => countOf(answer, 'own') > 1,
  dispatcher: answer => countOf(answer, 'dispatcher') > 0,
  'one-carrier': answer => countOf(answer, 'own') === 1,
  unknown: ({ carriers, lookalikes, fraudReportsCount }) =>
    carriers.length === 0 && lookalikes.length === 0 && (fraudReportsCount ?? 0) === 0,
}

/**
 * All verdicts on an answer, gravest first. There is always at least one.
 *
 * A carrier listed twice counts once. A contact that a carrier has on record does not spoof another. "Not on record"
 * stands alone: beside a warning it would argue with it. A match says nothing about the carrier, so it is never a pass.
 * Source: section 8, "Fraud search answer". Choice: the order is ours; a report of fraud outweighs all else.
 */
export const contactVerdicts = (answer: ContactAnswer): readonly ContactVerdict[] =>
  CONTACT_VERDICTS.filter(kind => APPLIES[kind](answer)).map(kind => {
    const [resembled] = kind === 'spoof-risk' ? answer.lookalikes : []
    const verdict = contactVerdictOf(kind)
    return resembled === undefined
      ? verdict
      : { ...verdict, explanation: `${lookalikeText(resembled.email, resembled.legalName)}, ${NOT_QUITE}` }
  })
