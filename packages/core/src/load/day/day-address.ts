import { paths } from '../../routes/paths.ts'
import type { CalendarDate } from '../../shared/calendar-date.ts'
import { parseId } from '../../shared/ids.ts'
import { NESTED_QUERY_CHARACTERS_MAX, readNestedQuery } from '../../shared/nested-query.ts'
import { dayAt, textAt } from '../../shared/query-values.ts'
import type { TeamId } from '../team/team.ts'

/** The day that the day's view shows, and the team whose loads it shows. */
export interface DayAddress {
  /** Null: today in the viewer's zone. */
  readonly day: CalendarDate | null
  /** Null: every team's. */
  readonly team: TeamId | null
}

/** Reads the day's view from its query. Refuses: nothing; what is invalid is as if missing. */
export const readDayAddress = (search: string): DayAddress => {
  const query = readNestedQuery(search.slice(0, NESTED_QUERY_CHARACTERS_MAX))
  return {
    day: dayAt(query, 'day'),
    team: parseId<'team'>(textAt(query, 'team')) ?? null,
  }
}

/** The path of the day's view: `/loads/day?day=2026-11-24&team=3`. Defaults are omitted. */
export const loadDayPath = ({ day, team }: DayAddress): string => paths.loadDay({ day, team })
