import type { Fact } from '../../carrier/facts/fact.ts'
import { formatNumber } from '../../shared/amounts.ts'
import type { ContactAnswer } from './contact-answer.ts'
import type { ContactQuery } from './contact-query.ts'
import { contactRows } from './contact-rows.ts'

/** One fact that a verdict is based on. */
export interface ContactEvidence {
  readonly label: string
  readonly fact: Fact
}

const counted = (count: number, tone: Fact['tone']): Fact =>
  count === 0 ? { text: 'none', tone: 'plain' } : { text: formatNumber(count), tone }

/**
 * Carriers in an answer, at most; a filing service is related to thousands. Source: section 8, "Fraud search answer".
 */
export const CONTACT_CARRIERS_MAX = 50

const atLeast = (fact: Fact, isCut: boolean): Fact =>
  isCut ? { ...fact, text: `at least ${fact.text}` } : fact

/**
 * The evidence for the verdict: carriers that have the contact as their own, carriers that the contact books for, fraud
 * reports, and similar addresses on record.
 *
 * A carrier related in both ways counts in both. A full answer counts as "at least". Not checked is different from
 * none; a phone never looks like another. Source: section 8, "Fraud search answer".
 */
export const contactEvidence = (answer: ContactAnswer, query: ContactQuery): readonly ContactEvidence[] => {
  const rows = contactRows(answer)
  const own = rows.filter(({ relations }) => relations.includes('own')).length
  const booked = rows.filter(({ relations }) => relations.includes('dispatcher')).length
  const reports = answer.fraudReportsCount
  // Carriers with the contact as their own come first, so only a full answer without a dispatcher can have left some
  // out.
  const isCut = answer.carriers.length >= CONTACT_CARRIERS_MAX
  const isOwnCut = isCut && booked === 0
  return [
    {
      label: 'Carriers using it',
      fact: atLeast(counted(own, own > 1 ? 'incomplete' : 'plain'), isOwnCut),
    },
    {
      label: 'Carriers it books for',
      fact: atLeast(counted(booked, 'incomplete'), isCut && !isOwnCut),
    },
    {
      label: 'Reports by brokers',
      fact: reports === null ? { text: 'not checked', tone: 'unknown' } : counted(reports, 'fail'),
    },
    {
      label: 'Look-alikes on record',
      fact:
        query.kind === 'phone'
          ? { text: 'not compared', note: 'works for e-mail addresses only', tone: 'unknown' }
          : counted(answer.lookalikes.length, rows.length === 0 ? 'fail' : 'incomplete'),
    },
  ]
}
