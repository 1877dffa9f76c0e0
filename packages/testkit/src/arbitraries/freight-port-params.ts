import fc from 'fast-check'
import * as lanes from './lanes.ts'
import { loadsByNumberParams } from './load-entries.ts'
import * as loads from './load-params.ts'
import type { FreightPortParams } from './port-param-types.ts'
import {
  mailCountsParams,
  rateConfirmationCountsParams,
  rateConfirmationMailsParams,
  newConfirmations,
  rateConfirmationsParams,
} from './rate-confirmations.ts'
import { laneSearchParams, newSavedSearches } from './searches.ts'
import { idParams, ids, pageNumbers, pageParams } from './values.ts'

/** The params of the calls about lanes, loads, tickets and rate confirmations. */
export const freightPortParams: FreightPortParams = {
  Areas: {
    autocomplete: fc.record({ term: lanes.lanePlaceNames }),
    find: lanes.areaParams,
    findByPlaceId: lanes.placeParams,
    zips: lanes.zipParams,
    countries: lanes.countryParams,
  },
  Maps: {
    directions: lanes.directionsParams,
    distances: lanes.distancesParams,
    places: lanes.mapPlaceParams,
  },
  CommodityTypes: { list: pageParams },
  LaneSearch: { search: laneSearchParams },
  SavedSearches: {
    list: pageParams,
    create: newSavedSearches,
    remove: idParams<'saved-search'>(),
  },
  Loads: {
    list: loads.loadsParams,
    countTabs: loads.loadCountsParams,
    find: loads.findLoadParams,
    update: loads.loadUpdates,
  },
  LoadAudits: { lines: loads.loadAuditParams },
  LoadsByNumber: loadsByNumberParams,
  LoadLogs: { list: loads.loadIdParams, create: loads.createLoadLogs },
  LoadTraces: {
    trace: loads.loadIdParams,
    recentAreas: loads.loadIdParams,
    distancesToPickup: loads.loadIdParams,
  },
  Notes: {
    list: fc.record({ subject: loads.noteSubjects, page: pageNumbers }, { requiredKeys: ['subject'] }),
    create: fc.record({ subject: loads.noteSubjects, text: loads.noteTexts }),
    mention: fc.record({
      subject: loads.noteSubjects,
      text: loads.noteTexts,
      mentioned: fc.uniqueArray(ids<'user'>(), { maxLength: 3 }),
    }),
    waiting: pageParams,
    markSeen: idParams<'note'>(),
  },
  Teams: {
    list: fc.record({ companyId: ids<'company'>(), page: pageNumbers }, { requiredKeys: ['companyId'] }),
    find: idParams<'team'>(),
    editMembers: fc.record({ id: ids<'team'>(), edits: loads.teamEditLists }),
    members: fc.record(
      { id: ids<'team'>(), search: fc.constantFrom('', 'DANA', '@') },
      { requiredKeys: ['id'] },
    ),
  },
  Tickets: {
    list: loads.ticketsParams,
    count: loads.ticketFilters,
    find: idParams<'ticket'>(),
    update: loads.ticketUpdates,
    attend: loads.attendTickets,
  },
  RateConfirmations: {
    list: rateConfirmationsParams,
    countTabs: rateConfirmationCountsParams,
    find: idParams<'rate-confirmation'>(),
    terms: idParams<'rate-confirmation'>(),
    thread: idParams<'rate-confirmation'>(),
    openTickets: idParams<'rate-confirmation'>(),
    ofLoad: fc.record({ loadId: ids<'load'>() }),
    sendToCarrier: newConfirmations,
    cancelSent: fc.record({ id: ids<'rate-confirmation'>(), reason: fc.string({ maxLength: 40 }) }),
  },
  RateConfirmationMails: {
    list: rateConfirmationMailsParams,
    countTabs: mailCountsParams,
    find: idParams<'rate-confirmation-mail'>(),
  },
}
