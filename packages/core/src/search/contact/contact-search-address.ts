import { paths } from '../../routes/paths.ts'
import { type CarrierId, parseId } from '../../shared/ids.ts'
import { readNestedQuery } from '../../shared/nested-query.ts'
import type { Outcome } from '../../shared/outcome.ts'
import { textAt } from '../../shared/query-values.ts'
import type { Problem } from '../../shared/refusal.ts'
import { type ContactSearchQuery, contactsOf, numbersText, readContactSearch } from './contact-pair-query.ts'

/** The drawer that is open over a contact search. */
export type ContactDrawer =
  | { readonly kind: 'none' }
  /** A report of fraud; against a carrier if opened from one. */
  | { readonly kind: 'report'; readonly carrierId: CarrierId | null }
  | { readonly kind: 'do-not-dispatch'; readonly carrierId: CarrierId }

const NO_DRAWER: ContactDrawer = { kind: 'none' }

const drawerQuery = (drawer: ContactDrawer) => {
  switch (drawer.kind) {
    case 'report':
      return { report: drawer.carrierId ?? 'new' }
    case 'do-not-dispatch':
      return { do_not_dispatch: drawer.carrierId }
    default:
      return {}
  }
}

/**
 * The address of the contact search screen for a contact or two, with the open drawer. Without a contact it looks for
 * nothing. Source: section 2, "Routes"; section 5, "Fraud search".
 */
export const contactSearchPath = (
  query: ContactSearchQuery | null,
  drawer: ContactDrawer = NO_DRAWER,
): string => {
  const contacts = query === null ? [] : contactsOf(query)
  const number = query === null ? '' : numbersText(query)
  return paths.contactSearch({
    email: contacts.find(contact => contact.kind === 'email')?.email,
    phone: contacts.find(contact => contact.kind === 'phone')?.phone,
    number: number === '' ? undefined : number,
    ...drawerQuery(drawer),
  })
}

/**
 * Reads the search from the query of the contact search screen, with or without its question mark.
 *
 * Empty and refused as in `readContactSearch`; of repeated names the first counts.
 * Source: section 2, "Routes"; section 2, "Nested query strings"; section 5, "Fraud search".
 */
export const readContactSearchAddress = (search: string): Outcome<ContactSearchQuery, Problem> => {
  const query = readNestedQuery(search)
  return readContactSearch({
    email: textAt(query, 'email'),
    phone: textAt(query, 'phone'),
    number: textAt(query, 'number'),
  })
}

/**
 * Reads from the query of the contact search screen which drawer is open.
 *
 * Empty and refused: none, also for an invalid carrier id. Source: section 2, "Nested query strings".
 */
export const readContactDrawer = (search: string): ContactDrawer => {
  const query = readNestedQuery(search)
  const report = textAt(query, 'report')
  const against = parseId<'carrier'>(report) ?? null
  if (report === 'new' || against !== null) return { kind: 'report', carrierId: against }
  const blocked = parseId<'carrier'>(textAt(query, 'do_not_dispatch'))
  return blocked === undefined ? NO_DRAWER : { kind: 'do-not-dispatch', carrierId: blocked }
}
