import {
  LOAD_AUDIT_KINDS,
  type AttendTickets,
  type CreateLoadLog,
  LOAD_SORT_KEYS,
  LOAD_STATUSES,
  LOAD_TABS,
  type LoadCountsParams,
  type LoadFilter,
  type LoadId,
  type LoadSort,
  type LoadsParams,
  type LoadTab,
  type Note,
  type Mentionable,
  type NoteSubject,
  type WaitingMention,
  type Team,
  type TeamEdits,
  type TeamPerson,
  type TeamUser,
  TICKET_STATUSES,
  TICKET_TABS,
  type TicketFilter,
  type TicketsParams,
  TRACKING_STATUSES,
  type UpdateLoad,
  type UpdateTicket,
} from '@fairhaul/core'
import fc from 'fast-check'
import { logEvents } from './loads.ts'
import { ids, instants, maybe } from './values.ts'

/** People who may be in a team; their ids are close together, so that they meet. */
export const teamPeople: fc.Arbitrary<TeamPerson> = fc.integer({ min: 1, max: 8 }).chain(number =>
  fc.record({
    id: fc.constant(number as TeamPerson['id']),
    fullName: maybe(fc.constantFrom('Dana Reyes', 'Noor Haddad')),
    email: fc.constant(`user${number}@northlake.example`),
  }),
)

/** Memberships. */
export const teamUsers: fc.Arbitrary<TeamUser> = fc.record({ id: ids<'team-user'>(), user: teamPeople })

/** Teams whose memberships each have an id of their own; a user may be in one twice. */
export const teams: fc.Arbitrary<Team> = fc.record({
  id: ids<'team'>(),
  companyId: ids<'company'>(),
  name: fc.constantFrom('Midwest', 'Night shift', 'Reefer'),
  members: fc.uniqueArray(teamUsers, { selector: ({ id }) => id, maxLength: 6 }),
})

/** One thing done to a draft of a team. */
export type TeamStep =
  | { readonly kind: 'add'; readonly person: TeamPerson }
  | { readonly kind: 'remove'; readonly person: TeamPerson }

/** What may be done to a draft of a team, one after the other. */
export const teamSteps: fc.Arbitrary<readonly TeamStep[]> = fc.array(
  fc.record({ kind: fc.constantFrom('add', 'remove'), person: teamPeople }),
  { maxLength: 12 },
)

/** Edits of a team, valid or not. */
export const teamEditLists: fc.Arbitrary<TeamEdits> = fc.record({
  additions: fc.uniqueArray(ids<'user'>(), { maxLength: 4 }),
  removals: fc.uniqueArray(ids<'team-user'>(), { maxLength: 4 }),
})

/** What notes may be about. */
export const noteSubjects: fc.Arbitrary<NoteSubject> = fc.oneof(
  fc.record({ kind: fc.constant('carrier' as const), carrierId: ids<'carrier'>() }),
  fc.record({ kind: fc.constant('load' as const), loadId: ids<'load'>() }),
)

/** Texts as they may be typed, blank ones included. */
export const noteTexts: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('', ' \n\t ', '  Called dispatch. '),
)

/** Notes, some of them written at the same instant. */
export const notes: fc.Arbitrary<Note> = fc.record({
  id: ids<'note'>(),
  subject: noteSubjects,
  text: fc.constantFrom('Called dispatch.', 'Übergabe am Montag\nRampe 4'),
  authorId: ids<'user'>(),
  authorName: maybe(fc.constant('Dana Reyes')),
  createdAt: fc.oneof(fc.constant('2026-11-20T16:30:00.000Z'), instants),
  mentions: fc.uniqueArray(
    fc.record({ userId: ids<'user'>(), userName: maybe(fc.constant('Noor Haddad')), isSeen: fc.boolean() }),
    { selector: ({ userId }) => userId, maxLength: 3 },
  ),
})

/** People who may be mentioned, some of them of one name. */
export const mentionables: fc.Arbitrary<Mentionable> = fc.record({
  id: ids<'user'>(),
  name: fc.constantFrom('Noor Haddad', 'No', 'Núñez', 'J.P. O’Neil', 'ops@northlake.example'),
})

/** Notes that wait for a user. */
export const waitingMentions: fc.Arbitrary<WaitingMention> = fc.record({
  noteId: ids<'note'>(),
  subject: noteSubjects,
  subjectName: maybe(fc.constantFrom('NL-20841', 'EAGLE MESA')),
  authorName: maybe(fc.constant('Noor Haddad')),
  createdAt: instants,
})

const pages = fc.integer({ min: 1, max: 4 })

/** Params about one load. */
export const loadIdParams: fc.Arbitrary<{ readonly loadId: LoadId }> = fc.record({ loadId: ids<'load'>() })

/** Params for one load. */
export const findLoadParams: fc.Arbitrary<{ readonly id: LoadId }> = fc.record({ id: ids<'load'>() })

/** Filters by anything, by several things or by nothing. */
export const loadFilters: fc.Arbitrary<LoadFilter> = fc.record(
  {
    status: fc.constantFrom(...LOAD_STATUSES),
    trackingStatus: fc.constantFrom(...TRACKING_STATUSES),
    teamId: maybe(ids<'team'>()),
    carrierVehicleId: maybe(ids<'carrier-vehicle'>()),
  },
  { requiredKeys: [] },
)

const isPlace = (tab: LoadTab): tab is Exclude<LoadTab, 'search-result'> => tab !== 'search-result'

/** Every sort order of loads. */
export const loadSorts: fc.Arbitrary<LoadSort> = fc.record({
  by: fc.constantFrom(...LOAD_SORT_KEYS),
  direction: fc.constantFrom('ascending', 'descending'),
})

/** Params of `Loads.countTabs`. */
export const loadCountsParams: fc.Arbitrary<LoadCountsParams> = fc.record(
  { filter: loadFilters, search: fc.constantFrom('NL', ' ', '') },
  { requiredKeys: [] },
)

/** Every tab with any filter, and searches, empty ones included. */
export const loadsParams: fc.Arbitrary<LoadsParams> = fc.oneof(
  fc.record(
    {
      tab: fc.constantFrom(...LOAD_TABS.filter(isPlace)),
      page: pages,
      filter: loadFilters,
      sort: maybe(loadSorts),
    },
    { requiredKeys: ['tab'] },
  ),
  fc.record(
    {
      tab: fc.constant('search-result' as const),
      search: fc.constantFrom('NL-20841', 'nl', ' ', ''),
      page: pages,
      filter: loadFilters,
    },
    { requiredKeys: ['tab', 'search'] },
  ),
)

/** Params of `Loads.update`, a change without fields included. */
export const loadUpdates: fc.Arbitrary<UpdateLoad> = fc.record(
  {
    id: ids<'load'>(),
    status: fc.constantFrom(...LOAD_STATUSES),
    teamId: maybe(ids<'team'>()),
    carrierVehicleId: maybe(ids<'carrier-vehicle'>()),
    seen: fc.record(
      { status: fc.constantFrom(...LOAD_STATUSES), teamId: maybe(ids<'team'>()) },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ['id'] },
)

/** Params of `LoadLogs.create`. */
export const createLoadLogs: fc.Arbitrary<CreateLoadLog> = fc
  .tuple(ids<'load'>(), logEvents)
  .map(([loadId, event]) => ({ loadId, ...event }))

const ticketFilter = {
  loadId: ids<'load'>(),
  type: fc.constantFrom('late_arrival', 'detention'),
  load: fc.constantFrom('nl', '17', ''),
  assigneeId: maybe(ids<'user'>()),
  teamId: ids<'team'>(),
}

/** Params of `Tickets.list`. */
export const ticketsParams: fc.Arbitrary<TicketsParams> = fc.record(
  { tab: fc.constantFrom(...TICKET_TABS), page: pages, isOldestFirst: fc.boolean(), ...ticketFilter },
  { requiredKeys: ['tab'] },
)

/** Params of `Tickets.count`. */
export const ticketFilters: fc.Arbitrary<TicketFilter> = fc.record(ticketFilter, { requiredKeys: [] })

/** Params of `Tickets.attend`. */
export const attendTickets: fc.Arbitrary<AttendTickets> = fc.record({
  id: maybe(ids<'ticket'>()),
  leftId: maybe(ids<'ticket'>()),
  isWorking: fc.boolean(),
})

/** Params of `Tickets.update`, a change without fields included. */
export const ticketUpdates: fc.Arbitrary<UpdateTicket> = fc.record(
  {
    id: ids<'ticket'>(),
    status: fc.constantFrom(...TICKET_STATUSES),
    assigneeId: maybe(ids<'user'>()),
    assigneeIdWas: maybe(ids<'user'>()),
  },
  { requiredKeys: ['id'] },
)

/** Requests for what an audit of loads found. */
export const loadAuditParams = fc.record(
  { kind: fc.constantFrom(...LOAD_AUDIT_KINDS), page: fc.integer({ min: 1, max: 3 }) },
  { requiredKeys: [] },
)
