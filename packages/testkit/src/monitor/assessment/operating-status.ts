import { NOT_ON_RECORD, type Rule, SOURCES } from './finding.ts'

const STATUSES: Readonly<Record<string, { result: 'pass' | 'fail'; value: string }>> = {
  A: { result: 'pass', value: 'Active' },
  I: { result: 'fail', value: 'Inactive' },
  'OUT-OF-SERVICE': { result: 'fail', value: 'Out of service' },
  'NOT AUTHORIZED': { result: 'fail', value: 'Not authorized' },
}

/** The census lists the carrier as active. A letter that no publication explains (P) is incomplete, not a guess. */
export const operatingStatus: Rule = ({ census }) => {
  const found = { source: SOURCES.census, as_of: census.as_of }
  if (census.status_code === null) return { ...found, result: 'incomplete', value: NOT_ON_RECORD }
  return {
    ...found,
    ...(STATUSES[census.status_code] ?? { result: 'incomplete', value: `status ${census.status_code}` }),
  }
}
