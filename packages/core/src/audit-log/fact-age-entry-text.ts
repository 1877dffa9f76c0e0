import { CONTACT_LIMIT_TEXT, factAgeText, SOURCE_KIND_TEXTS } from '../rules/fact-age-draft.ts'
import { nameText } from '../shared/monitor-name-text.ts'
import type { AuditEntry } from './audit-entry.ts'

/** The limits of a side as texts, by source. A line is `census 90`; days that are no whole number are unknown. */
const agesOf = (lines: readonly string[] | null): ReadonlyMap<string, string> =>
  new Map(
    (lines ?? []).map(line => {
      const [source = '', days = ''] = line.split(' ')
      return [source, /^\d+$/.test(days) ? factAgeText(Number(days)) : 'an unknown age'] as const
    }),
  )

/** What an entry changes in the limits of ages: "Company census from 30 days to 90 days". */
export const agesText = ({ before, after }: AuditEntry): string => {
  const [was, is] = [agesOf(before), agesOf(after)]
  const ageOf = (ages: ReadonlyMap<string, string>, source: string) =>
    ages.get(source) ?? factAgeText(null, source)
  const texts = { ...SOURCE_KIND_TEXTS, contacts: CONTACT_LIMIT_TEXT }
  const labels = new Map(Object.entries(texts).map(([key, { label }]) => [key, label]))
  const changes = [...new Set([...was.keys(), ...is.keys()])]
    .filter(source => was.get(source) !== is.get(source))
    .map(
      source =>
        `${labels.get(source) ?? nameText(source)} from ${ageOf(was, source)} to ${ageOf(is, source)}`,
    )
  return changes.join('; ') || 'no change'
}
