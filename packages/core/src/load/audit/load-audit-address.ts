import { paths } from '../../routes/paths.ts'
import { NESTED_QUERY_CHARACTERS_MAX, readNestedQuery } from '../../shared/nested-query.ts'
import { oneOfAt, textAt } from '../../shared/query-values.ts'
import { LOAD_AUDIT_KINDS, type LoadAuditKind } from './load-audit.ts'

/** The audit of loads, as stored in the URL. */
export interface LoadAuditAddress {
  /** Null: every kind. */
  readonly kind: LoadAuditKind | null
  /** From 1. */
  readonly page: number
}

/**
 * Reads the audit of loads from the query of its screen. Empty: every kind, page 1. Refuses: nothing; what is invalid is as
 * if missing.
 *
 * Source: section 4, "Audit of loads"; section 2, "Nested query strings".
 */
export const readLoadAuditAddress = (search: string): LoadAuditAddress => {
  const query = readNestedQuery(search.slice(0, NESTED_QUERY_CHARACTERS_MAX))
  const page = textAt(query, 'page')
  return {
    kind: oneOfAt(query, 'kind', LOAD_AUDIT_KINDS) ?? null,
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
  }
}

/** The path of the audit: `/loads/audit?kind=blocked_on_open`. Defaults are omitted. Source: section 4, "Audit of loads". */
export const loadAuditPath = ({ kind = null, page = 1 }: Partial<LoadAuditAddress>): string =>
  paths.loadAudit({ kind, page: page > 1 ? page : null })
