import { paths } from '../routes/paths.ts'
import { parseId } from '../shared/ids.ts'
import { NESTED_QUERY_CHARACTERS_MAX, type NestedQuery, readNestedQuery } from '../shared/nested-query.ts'
import { textAt } from '../shared/query-values.ts'
import type { MailsChoice } from './list-mails.ts'
import type { RateConfirmationsChoice } from './list-rate-confirmations.ts'
import { mailTabOf } from './mail-tabs.ts'
import { rateConfirmationTabOf } from './rate-confirmation-tabs.ts'

/** All rate confirmations that the user may see, the newest first. */
export const ALL_RATE_CONFIRMATIONS: RateConfirmationsChoice = {
  tab: 'all',
  carrierName: null,
  creatorId: null,
  page: 1,
}

/** All e-mails that the user may see, the newest first. */
export const ALL_MAILS: MailsChoice = { tab: 'all', subject: null, creatorId: null, page: 1 }

const queryOf = (search: string): NestedQuery => readNestedQuery(search.slice(0, NESTED_QUERY_CHARACTERS_MAX))

const senderAndPage = (query: NestedQuery) => {
  const page = textAt(query, 'page')
  return {
    creatorId: parseId<'user'>(textAt(query, 'creator')) ?? null,
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
  }
}

const orNull = (text: string | null): string | null => (text === null || text.trim() === '' ? null : text)

const written = ({ tab, creatorId, page }: Pick<MailsChoice, 'creatorId' | 'page'> & { tab: string }) => ({
  tab: tab === 'all' ? null : tab,
  creator: creatorId,
  page: page > 1 ? page : null,
})

/**
 * Reads the list of rate confirmations from the query of its screen, with or without its question mark.
 *
 * Empty: all of them, page 1. Refuses: nothing; what is invalid is as if missing.
 * Source: section 2, "Rate confirmation tabs"; section 2, "Nested query strings".
 */
export const readRateConfirmationsAddress = (search: string): RateConfirmationsChoice => {
  const query = queryOf(search)
  return {
    tab: rateConfirmationTabOf(textAt(query, 'tab')),
    carrierName: orNull(textAt(query, 'carrier')),
    ...senderAndPage(query),
  }
}

/**
 * The path of a list of rate confirmations: `/carriers/rate-confirmations?tab=flagged&carrier=eagle`. Defaults are
 * omitted.
 *
 * Source: section 2, "Rate confirmation tabs".
 */
export const rateConfirmationsPath = (address: Partial<RateConfirmationsChoice>): string => {
  const { carrierName, ...rest } = { ...ALL_RATE_CONFIRMATIONS, ...address }
  const { tab, ...others } = written(rest)
  return paths.rateConfirmations({ tab, carrier: orNull(carrierName), ...others })
}

/** Reads the list of e-mails from the query of its screen, as rate confirmations are read. Source: section 2, "Rate confirmation e-mail tabs". */
export const readMailsAddress = (search: string): MailsChoice => {
  const query = queryOf(search)
  return {
    tab: mailTabOf(textAt(query, 'tab')),
    subject: orNull(textAt(query, 'subject')),
    ...senderAndPage(query),
  }
}

/** The path of a list of e-mails: `/carriers/rate-confirmations/emails?tab=undelivered`. Defaults are omitted. Source: section 2, "Rate confirmation e-mail tabs". */
export const mailsPath = (address: Partial<MailsChoice>): string => {
  const { subject, ...rest } = { ...ALL_MAILS, ...address }
  const { tab, ...others } = written(rest)
  return paths.rateConfirmationEmails({ tab, subject: orNull(subject), ...others })
}
